package org.racelens.frontend.cdt.source;

/** Told of each file that reading a unit asks for, by its absolute path. */
public interface FileLog {
	/** A log that nobody reads. */
	FileLog NONE = new FileLog() {
		@Override
		public void found(String path, byte[] content) {
			// nobody asks
		}

		@Override
		public void missing(String path) {
			// nobody asks
		}

		@Override
		public void changing() {
			// nobody asks
		}
	};

	/** The file is there, with this content. */
	void found(String path, byte[] content);

	/** There is no such file, or none that can be read. */
	void missing(String path);

	/** What was read means something else another time. */
	void changing();
}
