package org.racelens.frontend.fortran.tree;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.openmp.unit.FrontEndException;
import org.treesitter.TSParser;
import org.treesitter.TreeSitterFortran;

/**
 * The parser's native libraries, which the JVM loads from files: those of an installation, or they are unpacked into a folder of this
 * process alone, which only its owner may enter, and which is gone when they are loaded. Where files in use cannot be deleted (Windows), a
 * later process deletes them.
 */
final class ParserLibrary {
	private static final String FOLDER = "racelens-fortran-";
	/** The system property that names the folder in which tree-sitter looks for its libraries first. */
	private static final String PROPERTY = "tree-sitter-lib";
	/** The system property that names an installation, which has the libraries in files. */
	private static final String INSTALLATION = "racelens.installation";
	private static final String[] LIBRARIES = { "tree-sitter", "tree-sitter-fortran" };
	/** Another process may still be about to load what it has unpacked. */
	private static final long UNPACKING_MILLIS = 600_000;

	private ParserLibrary() {
	}

	/** Loads it, unless that has been done. */
	static void load() throws FrontEndException {
		if (Once.FAILURE.isPresent()) {
			throw new FrontEndException("no Fortran parser for this platform", Once.FAILURE.get());
		}
	}

	/** Filled when it is asked for first. */
	private static final class Once {
		static final Optional<Throwable> FAILURE = attempt(System.getProperty("os.name"), System.getProperty("os.arch"));
	}

	/** Why the libraries for a machine cannot be loaded; empty if they are. */
	static Optional<Throwable> attempt(String system, String processor) {
		Path folder = null;
		try {
			Optional<Path> installed = installed(system, processor);
			if (installed.isPresent()) {
				loadFrom(installed.get());
				return Optional.empty();
			}
			folder = Files.createTempDirectory(FOLDER);
			deleteOlder(folder);
			for (String library : LIBRARIES) {
				unpack(fileName(library, system, processor), folder);
			}
			loadFrom(folder);
			return Optional.empty();
		} catch (IOException | RuntimeException | LinkageError e) {
			return Optional.of(e);
		} finally {
			delete(folder);
		}
	}

	/** The installation, if it has all libraries. */
	private static Optional<Path> installed(String system, String processor) {
		return Optional.ofNullable(System.getProperty(INSTALLATION)).map(Path::of).filter(folder -> Stream.of(LIBRARIES)
				.allMatch(library -> Files.isRegularFile(folder.resolve(fileName(library, system, processor)))));
	}

	/** The name by which tree-sitter asks for a library. */
	private static String fileName(String library, String system, String processor) {
		String os = system.toLowerCase(Locale.ROOT);
		String ending = os.contains("windows") ? "windows-%s.dll" : os.contains("mac") ? "macos-%s.dylib" : "linux-gnu-%s.so";
		String arch = processor.equals("amd64") ? "x86_64" : processor;
		return "lib/" + arch + "-" + String.format(Locale.ROOT, ending, library);
	}

	private static void unpack(String name, Path folder) throws IOException {
		try (InputStream library = TSParser.class.getClassLoader().getResourceAsStream(name)) {
			if (library == null) {
				throw new IOException(name + " is not among the parser's libraries");
			}
			Path file = folder.resolve(name);
			Files.createDirectories(file.getParent());
			Files.copy(library, file);
		}
	}

	/** Initialises the classes that load the libraries. */
	private static void loadFrom(Path folder) {
		String before = System.getProperty(PROPERTY);
		System.setProperty(PROPERTY, folder.toString());
		try (TSParser parser = new TSParser()) {
			parser.setLanguage(new TreeSitterFortran());
		} finally {
			if (before == null) {
				System.clearProperty(PROPERTY);
			} else {
				System.setProperty(PROPERTY, before);
			}
		}
	}

	/** Deletes what processes have left behind that could not delete it themselves. */
	private static void deleteOlder(Path own) throws IOException {
		FileTime now = Files.getLastModifiedTime(own);
		try (DirectoryStream<Path> folders = Files.newDirectoryStream(own.getParent(), FOLDER + "*")) {
			for (Path folder : folders) {
				if (now.toMillis() - Files.getLastModifiedTime(folder).toMillis() > UNPACKING_MILLIS) {
					delete(folder);
				}
			}
		} catch (IOException e) {
			// it is another's, or being deleted by another
		}
	}

	/** Deletes a folder of ours as far as that is possible: what is in use stays. */
	private static void delete(Path folder) {
		if (folder == null || Files.isSymbolicLink(folder)) {
			return;
		}
		Path libraries = folder.resolve("lib");
		try {
			if (!Files.isSymbolicLink(libraries) && Files.isDirectory(libraries)) {
				try (DirectoryStream<Path> files = Files.newDirectoryStream(libraries)) {
					for (Path file : files) {
						Files.deleteIfExists(file);
					}
				}
				Files.deleteIfExists(libraries);
			}
			Files.deleteIfExists(folder);
		} catch (IOException e) {
			// a later process deletes it
		}
	}
}
