package org.racelens.confirm.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.racelens.confirm.observed.LogFolder;

/**
 * The launcher and the sources of the recorder in a folder, for who has them in a bundle only. The folder is named after what is in it, and
 * appears at once as a whole.
 */
public final class Launcher {
	private static final String NAME = "racelens";
	private static final int DIGITS = 16;

	private final SortedMap<String, byte[]> files;

	/** @param files by paths in the folder, with slashes; with the launcher {@code racelens} */
	public Launcher(Map<String, byte[]> files) {
		this.files = new TreeMap<>(files);
		if (!files.containsKey(NAME)) {
			throw new IllegalArgumentException("there is no launcher in " + files.keySet());
		}
	}

	/**
	 * The launcher, after its files were written if they were not there.
	 *
	 * @param home a folder of ours, which may not exist yet
	 * @throws IOException where it cannot be written
	 */
	public Path in(Path home) throws IOException {
		Path folder = home.resolve("recorder-" + digest());
		if (!Files.isRegularFile(folder.resolve(NAME))) {
			write(Files.createDirectories(home), folder);
		}
		return folder.resolve(NAME);
	}

	/** Two that write at once write the same. */
	private void write(Path home, Path folder) throws IOException {
		Path made = Files.createDirectory(home.resolve("new-" + UUID.randomUUID()));
		try {
			for (Map.Entry<String, byte[]> file : files.entrySet()) {
				Path target = made.resolve(file.getKey());
				Files.createDirectories(target.getParent());
				Files.write(target, file.getValue());
			}
			if (!made.resolve(NAME).toFile().setExecutable(true)) {
				throw new IOException(made.resolve(NAME) + " cannot be made executable");
			}
			Files.move(made, folder, StandardCopyOption.ATOMIC_MOVE);
		} catch (IOException e) {
			LogFolder.delete(made);
			if (!Files.isRegularFile(folder.resolve(NAME))) {
				throw e;
			}
		}
	}

	private String digest() {
		try {
			MessageDigest digest = MessageDigest.getInstance("SHA-256");
			files.forEach((path, content) -> {
				digest.update((path + "\n" + content.length + "\n").getBytes(StandardCharsets.UTF_8));
				digest.update(content);
			});
			return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java platform has SHA-256", e);
		}
	}
}
