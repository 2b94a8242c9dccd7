package org.racelens.headless.run;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.source.SourceReader;

/** The folder of a run, with a folder for each process. */
final class LogFolder {
	private static final String PROCESS = "process-";

	private LogFolder() {
	}

	/** The folders of processes, by name; none where nothing was recorded. */
	static List<Path> processes(Path folder) {
		try (Stream<Path> all = Files.list(folder)) {
			return all.filter(f -> f.getFileName().toString().startsWith(PROCESS) && Files.isDirectory(f)).sorted().toList();
		} catch (IOException e) {
			throw new BadUsageException("cannot read " + folder + ": " + SourceReader.reason(e));
		}
	}

	/** Deletes a folder and what is in it; links are not followed. */
	static void delete(Path folder) throws IOException {
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
