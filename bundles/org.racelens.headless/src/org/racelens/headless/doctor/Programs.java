package org.racelens.headless.doctor;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** The programs of a machine, as far as they can be asked about themselves. */
public interface Programs {
	/** A program that says its version does so at once. */
	int PATIENCE_SECONDS = 10;
	int GRACE_MILLIS = 500;
	int LONGEST = 100_000;
	int BUFFER = 4096;

	/**
	 * What a program writes to standard output.
	 *
	 * @param command its name, looked for on the path, and its arguments
	 * @return empty where there is no such program, or it fails
	 */
	Optional<String> output(List<String> command);

	/** The programs of this machine, asked from a folder; one that does not answer soon counts as missing. */
	static Programs of(Path folder) {
		return command -> {
			try {
				return output(
						new ProcessBuilder(command).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD).start());
			} catch (IOException e) {
				return Optional.empty();
			}
		};
	}

	/** What it has started may go on, and keep its output open: that is not waited for. */
	private static Optional<String> output(Process process) {
		StringBuffer said = new StringBuffer();
		Thread reader = new Thread(() -> read(process, said), "racelens-doctor");
		reader.setDaemon(true);
		reader.start();
		try {
			process.getOutputStream().close();
			boolean hasEnded = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
			reader.join(GRACE_MILLIS);
			return hasEnded && process.exitValue() == 0 ? Optional.of(said.toString()) : Optional.empty();
		} catch (IOException e) {
			return Optional.empty();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return Optional.empty();
		} finally {
			process.descendants().forEach(ProcessHandle::destroyForcibly);
			process.destroyForcibly();
		}
	}

	/** Keeps the beginning, and reads the rest as well, so that the program comes to its end. */
	private static void read(Process process, StringBuffer said) {
		char[] buffer = new char[BUFFER];
		try (Reader text = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)) {
			for (int n = text.read(buffer); n >= 0; n = text.read(buffer)) {
				if (said.length() < LONGEST) {
					said.append(buffer, 0, n);
				}
			}
		} catch (IOException e) {
			// what was said before counts
		}
	}
}
