package org.racelens.headless.setting;

import java.nio.file.Path;

/** Where a setting comes from. */
public sealed interface Origin {
	/** Nobody says anything. */
	record Standard() implements Origin {
		@Override
		public String toString() {
			return "default";
		}
	}

	/** A line of a configuration, or of a file with models that it names; lines are 1-based. */
	record Line(Path file, int line) implements Origin {
		@Override
		public String toString() {
			return file + ":" + line;
		}
	}

	/** An option of the command line, by its name. */
	record Option(String name) implements Origin {
		@Override
		public String toString() {
			return "option " + name;
		}
	}
}
