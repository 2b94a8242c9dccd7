package org.racelens.confirm.observed;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** The folder of a run. */
public final class LogFolder {
	private LogFolder() {
	}

	/** Deletes a folder and what is in it; links are not followed. */
	public static void delete(Path folder) throws IOException {
		Files.walkFileTree(folder, new SimpleFileVisitor<>() {
			@Override
			public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
				Files.delete(file);
				return FileVisitResult.CONTINUE;
			}

			@Override
			public FileVisitResult postVisitDirectory(Path visited, IOException failure) throws IOException {
				Files.delete(visited);
				return FileVisitResult.CONTINUE;
			}
		});
	}
}
