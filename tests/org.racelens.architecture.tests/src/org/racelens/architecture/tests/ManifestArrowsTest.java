package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The arrows over the manifests, which decide what a class can see at run time. */
class ManifestArrowsTest {
	@TestFactory
	Stream<DynamicTest> aBundleRequiresOnlyItsArrows() {
		return Arrows.bundles().stream().map(name -> DynamicTest.dynamicTest(name, () -> {
			Set<String> wrong = ours(Bundle.named(name).requiredBundles());
			wrong.removeAll(Arrows.of(name).bundles());
			assertEquals(Set.of(), wrong, name + " may not require these");
			assertEquals(Set.of(), ours(Bundle.named(name).importedPackages()),
					name + " names our bundles by Require-Bundle, not by package");
		}));
	}

	@Test
	void theAnalysisRequiresNothingForeign() {
		assertEquals(Map.of(), Bundle.named("org.racelens.model").header("Require-Bundle"));
		for (String name : Arrows.pure()) {
			assertEquals(Set.of(),
					Bundle.named(name).requiredBundles().stream().filter(b -> !b.startsWith("org.racelens.")).collect(Collectors.toSet()));
			assertEquals(Map.of(), Bundle.named(name).header("Import-Package"), name);
		}
	}

	@Test
	void onlyTheProverImportsZ3() {
		Set<String> importers = Bundle.all().stream()
				.filter(bundle -> bundle.importedPackages().stream().anyMatch(name -> name.startsWith("com.microsoft."))
						|| bundle.requiredBundles().contains("com.microsoft.z3"))
				.map(Bundle::name).collect(Collectors.toSet());
		assertEquals(Set.of("org.racelens.solver.z3"), importers);
	}

	@Test
	void onlyTheFrontEndOfFortranRequiresTreeSitter() {
		Set<String> users = Bundle.all().stream()
				.filter(bundle -> bundle.importedPackages().stream().anyMatch(name -> name.startsWith("org.treesitter"))
						|| bundle.requiredBundles().contains("io.github.treesitter"))
				.map(Bundle::name).collect(Collectors.toSet());
		assertEquals(Set.of("org.racelens.frontend.fortran"), users);
	}

	@Test
	void onlyTheFrontEndRequiresCdtInAnyVersionAUserMayHave() {
		Map<String, String> ranges = Bundle.all().stream().filter(bundle -> bundle.requiredBundles().contains("org.eclipse.cdt.core"))
				.collect(Collectors.toMap(Bundle::name, bundle -> bundle.header("Require-Bundle").get("org.eclipse.cdt.core")));
		assertEquals(Map.of("org.racelens.frontend.cdt", "bundle-version=\"[8.0.0,10.0.0)\""), ranges);
	}

	/** An exported package without a type misleads, a package that is not exported fails only at run time. */
	@TestFactory
	Stream<DynamicTest> theExportsAreThePackagesPresent() {
		return Arrows.bundles().stream().map(Bundle::named).map(bundle -> DynamicTest.dynamicTest(bundle.name(), () -> {
			Set<String> present = bundle.sourcePackages();
			assertEquals(present, new TreeSet<>(bundle.exportedPackages()),
					() -> bundle + "/META-INF/MANIFEST.MF should have\nExport-Package: "
							+ String.join(",\n ", present) + "\n");
		}));
	}

	@Test
	void theVersionsOfAllOurBundlesAgree() {
		Set<String> versions = Arrows.bundles().stream().map(name -> Bundle.named(name).header("Bundle-Version").keySet().toString())
				.collect(Collectors.toSet());
		assertTrue(versions.size() == 1, () -> "Bundle-Version: " + versions);
	}

	private static Set<String> ours(Set<String> names) {
		return names.stream().filter(name -> name.startsWith("org.racelens.")).collect(Collectors.toCollection(TreeSet::new));
	}
}
