package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the feature brings into an IDE, and what it must leave to the IDE. */
class FeatureTest {
	@Test
	void theFeatureHoldsAllOurBundlesWithZ3AndTreeSitter() {
		Set<String> expected = new TreeSet<>(Arrows.bundles());
		expected.add("com.microsoft.z3");
		expected.add("io.github.treesitter");
		Set<String> missing = new TreeSet<>(expected);
		missing.removeAll(plugins());
		assertEquals(Set.of(), missing);
	}

	/** What is of one kind of machine says so in the feature, and whoever loads it asks for it. */
	@Test
	void eachMachineGetsItsOwnNativeLibraries() throws IOException {
		String asked = Files.readString(Bundle.ROOT.resolve("bundles/org.racelens.solver.z3/META-INF/p2.inf"))
				+ Files.readString(Bundle.ROOT.resolve("bundles/org.racelens.frontend.fortran/META-INF/p2.inf"));
		String product = Files.readString(Bundle.ROOT.resolve("releng/cli/org.racelens.cli.product"));
		try (Stream<Path> folders = Files.list(Bundle.ROOT.resolve("bundles/natives"))) {
			List<String> fragments = folders.filter(Files::isDirectory).map(folder -> folder.getFileName().toString()).sorted().toList();
			assertEquals(10, fragments.size());
			for (String fragment : fragments) {
				List<String> parts = List.of(fragment.split("\\."));
				int last = parts.size() - 1;
				String machine = " os=\"" + parts.get(last - 1) + "\" arch=\"" + parts.get(last) + "\"";
				assertTrue(feature().contains("<plugin id=\"" + fragment + "\"" + machine), fragment);
				assertTrue(asked.contains(".name = " + fragment + "\n"), fragment);
				assertTrue(product.contains("<plugin id=\"" + fragment + "\""), fragment);
			}
		}
	}

	@Test
	void theFeatureLeavesCdtAndThePlatformToTheIde() {
		Set<String> foreign = plugins().stream().filter(name -> name.startsWith("org.eclipse."))
				.filter(name -> !name.startsWith("org.eclipse.xtend.") && !name.startsWith("org.eclipse.xtext.xbase.lib"))
				.collect(Collectors.toCollection(TreeSet::new));
		assertEquals(Set.of(), foreign);
	}

	/** Of a header, the value is a key of the bundle's properties. */
	@Test
	void theNamesOfBundlesAreInMessageBundles() throws IOException {
		for (Bundle bundle : Bundle.all()) {
			Properties words = new Properties();
			String file = bundle.header("Bundle-Localization").keySet().iterator().next() + ".properties";
			try (Reader in = Files.newBufferedReader(bundle.folder().resolve(file))) {
				words.load(in);
			}
			for (String header : List.of("Bundle-Name", "Bundle-Vendor")) {
				String key = bundle.header(header).keySet().iterator().next();
				assertTrue(key.startsWith("%") && words.containsKey(key.substring(1)), () -> bundle + ": " + header + ": " + key);
			}
			String built = Files.readString(bundle.folder().resolve("build.properties"));
			assertTrue(built.contains(file.contains("/") ? "OSGI-INF/" : file), () -> bundle + " is built without " + file);
		}
	}

	@Test
	void theTextsOfTheFeatureAreInItsMessageBundle() throws IOException {
		Set<String> literal = Stream.of("label=\"", "provider-name=\"", "<description>", "<copyright>", "<license url=\"")
				.filter(begin -> !feature().contains(begin + "%")).collect(Collectors.toSet());
		assertEquals(Set.of(), literal);
	}

	private static String feature() {
		try {
			return Files.readString(Bundle.ROOT.resolve("features/org.racelens.feature/feature.xml"));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static Set<String> plugins() {
		return Pattern.compile("<plugin[^>]*\\sid=\"([^\"]+)\"").matcher(feature()).results().map(result -> result.group(1))
				.collect(Collectors.toCollection(TreeSet::new));
	}
}
