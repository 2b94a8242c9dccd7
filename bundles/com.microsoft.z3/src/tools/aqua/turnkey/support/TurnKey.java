package tools.aqua.turnkey.support;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Loads native libraries. They are taken as they are where an installation has them in files; else they are unpacked into a folder of this
 * process, which is gone when they are loaded, if the system deletes files in use.
 */
public final class TurnKey {
	/** The system property that names an installation: its libraries are in {@code lib}. */
	private static final String INSTALLATION = "racelens.installation";

	private TurnKey() {
	}

	/**
	 * Loads the libraries of this machine.
	 *
	 * @param prefix the folder of all libraries among the resources
	 * @param resources opens a resource; null where there is none
	 */
	public static void load(String prefix, Function<String, InputStream> resources) {
		Machine machine = Machine.of(System.getProperty("os.name"), System.getProperty("os.arch"));
		String installation = System.getProperty(INSTALLATION);
		Path installed = installation == null ? null : Path.of(installation, "lib").toAbsolutePath();
		if (installed != null && machine.files.stream().allMatch(file -> Files.isRegularFile(installed.resolve(file)))) {
			machine.loadFrom(installed);
			return;
		}
		try {
			unpacked(machine, "/" + prefix + "/" + machine.folder + "/", resources);
		} catch (IOException e) {
			throw new UnsatisfiedLinkError("the native libraries cannot be unpacked: " + e.getMessage());
		}
	}

	private static void unpacked(Machine machine, String prefix, Function<String, InputStream> resources) throws IOException {
		Path folder = Files.createTempDirectory("turnkey").toAbsolutePath();
		folder.toFile().deleteOnExit();
		try {
			for (String file : machine.files) {
				folder.resolve(file).toFile().deleteOnExit();
				try (InputStream library = resources.apply(prefix + file)) {
					if (library == null) {
						throw new IOException(prefix + file + " is not among the libraries");
					}
					Files.copy(library, folder.resolve(file));
				}
			}
			machine.loadFrom(folder);
		} finally {
			delete(machine, folder);
		}
	}

	private static void delete(Machine machine, Path folder) {
		try {
			for (String file : machine.files) {
				Files.deleteIfExists(folder.resolve(file));
			}
			Files.deleteIfExists(folder);
		} catch (IOException e) {
			// it is in use, and deleted at the end of the process where that is possible
		}
	}

	/** The libraries of a kind of machine: the folder among the resources, all files, and those that are loaded, in this order. */
	private record Machine(String folder, List<String> files, List<String> loaded) {
		static Machine of(String system, String processor) {
			String arch = switch (processor) {
				case "amd64", "x86_64" -> "amd64";
				case "aarch64" -> processor;
				default -> throw new UnsatisfiedLinkError("no libraries for processors " + processor);
			};
			String os = system.toLowerCase(Locale.ROOT);
			if (os.startsWith("windows")) {
				// each by itself: Windows does not look for the others beside the one that needs them
				List<String> all = List.of("vcruntime140.dll", "vcruntime140_1.dll", "libz3.dll", "libz3java.dll");
				return new Machine("windows/" + arch, all, all);
			}
			if (os.startsWith("mac")) {
				return new Machine("osx/" + arch, List.of("libz3.dylib", "libz3java.dylib"), List.of("libz3java.dylib"));
			}
			if (os.startsWith("linux")) {
				return new Machine("linux/" + arch, List.of("libz3.so", "libz3java.so"), List.of("libz3java.so"));
			}
			throw new UnsatisfiedLinkError("no libraries for " + system);
		}

		void loadFrom(Path place) {
			for (String file : loaded) {
				System.load(place.resolve(file).toString());
			}
		}
	}
}
