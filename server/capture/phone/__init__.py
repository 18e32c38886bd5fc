"""A phone as the camera: its browser sends the picture over WebRTC."""
