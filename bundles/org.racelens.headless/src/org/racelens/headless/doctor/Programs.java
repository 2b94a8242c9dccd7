package org.racelens.headless.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The programs of a machine, as far as they can be asked about themselves. */
public interface Programs {
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

	private static Optional<String> output(Process process) {
		Duration patience = Duration.ofSeconds(30);
		int longest = 100_000;
		try {
			process.getOutputStream().close();
			CompletableFuture<String> text = CompletableFuture.supplyAsync(() -> text(process, longest));
			String said = text.get(patience.toMillis(), TimeUnit.MILLISECONDS);
			return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS) && process.exitValue() == 0 ? Optional.of(said)
					: Optional.empty();
		} catch (IOException | ExecutionException | TimeoutException e) {
			return Optional.empty();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return Optional.empty();
		} finally {
			process.destroyForcibly();
		}
	}

	private static String text(Process process, int longest) {
		try {
			return new String(process.getInputStream().readNBytes(longest), StandardCharsets.UTF_8);
		} catch (IOException e) {
			return "";
		}
	}
}
