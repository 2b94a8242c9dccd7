package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One bundle of the source tree, read from its folder under {@code bundles/}. */
record Bundle(String name, Path folder) {
	static final Path ROOT = Path.of(System.getProperty("racelens.root", "../..")).toAbsolutePath().normalize();

	static Bundle named(String name) {
		return new Bundle(name, ROOT.resolve("bundles").resolve(name));
	}

	static List<Bundle> all() {
		try (Stream<Path> folders = Files.list(ROOT.resolve("bundles"))) {
			return folders.filter(folder -> Files.exists(folder.resolve("META-INF/MANIFEST.MF")))
					.map(folder -> named(folder.getFileName().toString())).sorted((a, b) -> a.name.compareTo(b.name)).toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The compiled classes of the bundle. */
	Path compiled() {
		Path classes = folder.resolve("target/classes");
		assertTrue(Files.isDirectory(classes), () -> name + " is not compiled: run this test by `mvn verify` at the root");
		return classes;
	}

	/** The names in one manifest header with their attributes, e.g. {@code org.eclipse.cdt.core → bundle-version="[8.0.0,10.0.0)"}. */
	Map<String, String> header(String header) {
		try (InputStream in = Files.newInputStream(folder.resolve("META-INF/MANIFEST.MF"))) {
			String value = new Manifest(in).getMainAttributes().getValue(header);
			if (value == null) {
				return Map.of();
			}
			// a comma inside quotes belongs to a version range
			return Arrays.stream(value.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)")).map(String::strip).collect(Collectors
					.toMap(entry -> entry.split(";", 2)[0], entry -> entry.contains(";") ? entry.split(";", 2)[1] : "", (a, b) -> a,
							TreeMap::new));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	Set<String> requiredBundles() {
		return header("Require-Bundle").keySet();
	}

	Set<String> importedPackages() {
		return header("Import-Package").keySet();
	}

	Set<String> exportedPackages() {
		return header("Export-Package").keySet();
	}

	/** The packages with at least one type in {@code src/}. */
	Set<String> sourcePackages() {
		Path source = folder.resolve("src");
		try (Stream<Path> files = Files.walk(source)) {
			return files.filter(Bundle::declaresType)
					.map(file -> source.relativize(file.getParent()).toString().replace('\\', '/').replace('/', '.'))
					.collect(Collectors.toCollection(TreeSet::new));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static boolean declaresType(Path file) {
		String fileName = file.getFileName().toString();
		return (fileName.endsWith(".java") || fileName.endsWith(".xtend")) && !fileName.equals("package-info.java");
	}

	@Override
	public String toString() {
		return name;
	}
}
