package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the feature brings into an IDE, and what it must leave to the IDE. */
class FeatureTest {
	@Test
	void theFeatureHoldsAllOurBundlesWithZ3AndTreeSitter() throws IOException {
		Set<String> expected = new TreeSet<>(Arrows.bundles());
		expected.add("com.microsoft.z3");
		expected.add("io.github.treesitter");
		Set<String> missing = new TreeSet<>(expected);
		missing.removeAll(plugins());
		assertEquals(Set.of(), missing);
	}

	@Test
	void theFeatureLeavesCdtAndThePlatformToTheIde() throws IOException {
		Set<String> foreign = plugins().stream().filter(name -> name.startsWith("org.eclipse."))
				.filter(name -> !name.startsWith("org.eclipse.xtend.") && !name.startsWith("org.eclipse.xtext.xbase.lib"))
				.collect(Collectors.toCollection(TreeSet::new));
		assertEquals(Set.of(), foreign);
	}

	private static Set<String> plugins() throws IOException {
		String feature = Files.readString(Bundle.ROOT.resolve("features/org.racelens.feature/feature.xml"));
		return Pattern.compile("<plugin[^>]*\\sid=\"([^\"]+)\"").matcher(feature).results().map(result -> result.group(1))
				.collect(Collectors.toCollection(TreeSet::new));
	}
}
