package org.racelens.headless.base;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.model.source.Cancellation;
import org.racelens.report.words.Visible;

/**
 * What a run of the command line sees of the world around it.
 *
 * @param out for reports
 * @param err for messages and progress
 * @param folder the caller's working directory, absolute; relative paths start here
 * @param outputs what the two streams lead to
 * @param cancellation asked between steps
 * @param results the folder in which results are kept where the user names none; empty where they are not
 */
public record Surroundings(PrintStream out, PrintStream err, Path folder, Outputs outputs, Cancellation cancellation,
		Optional<Path> results) {
	/** Which of the streams a person watches. */
	public enum Outputs {
		NO_TERMINAL(false, false), OUT_IS_TERMINAL(true, false), ERR_IS_TERMINAL(false, true), TERMINAL(true, true);

		private final boolean out;
		private final boolean err;

		Outputs(boolean out, boolean err) {
			this.out = out;
			this.err = err;
		}

		/** The launcher asks the operating system and passes the answers on, which Java alone cannot find out for each stream. */
		public static Outputs fromLauncher() {
			String console = Boolean.toString(System.console() != null);
			boolean out = Boolean.parseBoolean(System.getProperty("racelens.terminal.out", console));
			boolean err = Boolean.parseBoolean(System.getProperty("racelens.terminal.err", console));
			if (out) {
				return err ? TERMINAL : OUT_IS_TERMINAL;
			}
			return err ? ERR_IS_TERMINAL : NO_TERMINAL;
		}

		/** Whether a person watches standard output. */
		public boolean isOutTerminal() {
			return out;
		}

		/** Whether a person watches standard error. */
		public boolean isErrTerminal() {
			return err;
		}
	}

	public Surroundings {
		folder = folder.toAbsolutePath().normalize();
	}

	/** The file that a path as the user names it means. */
	public Path resolve(String path) {
		return folder.resolve(path);
	}

	/**
	 * A path that means the same file to code that knows nothing of the caller's directory: as named where the process works in that
	 * directory, else absolute.
	 */
	public String portable(String path) {
		return isHere() ? path : resolve(path).normalize().toString();
	}

	/** What {@link #portable} made absolute is shown relative to the caller's directory again, where it is inside. */
	public String shown(String path) {
		String prefix = folder + "/";
		return !isHere() && path.startsWith(prefix) ? path.substring(prefix.length()) : path;
	}

	/**
	 * A path as {@code patch -p0} takes it in the caller's directory: as named, except that it refuses absolute ones and those that go up,
	 * so where they lead inside, the way from here.
	 */
	public String patchName(String path) {
		Path named = Path.of(path);
		boolean refused = named.isAbsolute() || Stream.of(path.split("/")).anyMatch(".."::equals);
		Path file = resolve(path).normalize();
		return refused && file.startsWith(folder) ? folder.relativize(file).toString() : path;
	}

	private boolean isHere() {
		return folder.equals(Path.of("").toAbsolutePath().normalize());
	}

	/** Says once how many files the end of the run came before. */
	public void complainOfStopped(List<Ending> endings) {
		long stopped = endings.stream().filter(e -> e == Ending.STOPPED).count();
		if (stopped > 0) {
			complain("the run was stopped: " + stopped + (stopped == 1 ? " file is" : " files are") + " not analysed");
		}
	}

	/** A message for the user in one line, marked with the program's name as is the custom. */
	public void complain(String message) {
		err.println("racelens: " + Visible.inLine(message));
		err.flush();
	}
}
