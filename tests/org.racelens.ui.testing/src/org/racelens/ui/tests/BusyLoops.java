package org.racelens.ui.tests;

/** Threads that do nothing, as fast as they can: the machine is busy with something else. */
final class BusyLoops implements AutoCloseable {
	private volatile boolean isOver;

	BusyLoops(int count) {
		for (int i = 0; i < count; i++) {
			Thread thread = new Thread(this::loop, "busy-loop-" + i);
			thread.setDaemon(true);
			thread.setPriority(Thread.MIN_PRIORITY);
			thread.start();
		}
	}

	private void loop() {
		while (!isOver) {
			Thread.onSpinWait();
		}
	}

	@Override
	public void close() {
		isOver = true;
	}
}
