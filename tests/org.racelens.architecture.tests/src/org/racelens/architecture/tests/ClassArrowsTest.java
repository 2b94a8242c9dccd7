package org.racelens.architecture.tests;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The arrows over the compiled classes. */
class ClassArrowsTest {
	@Test
	void everyBundleHasItsArrows() {
		assertEquals(Arrows.bundles(), Bundle.all().stream().map(Bundle::name).filter(name -> name.startsWith("org.racelens."))
				.collect(Collectors.toCollection(TreeSet::new)), "the table in Arrows and the folders under bundles/");
	}

	@TestFactory
	Stream<DynamicTest> aBundleNamesOnlyWhatItMayUse() {
		return Arrows.bundles().stream().map(name -> DynamicTest.dynamicTest(name, () -> classes()
				.should().onlyDependOnClassesThat().resideInAnyPackage(allowedPackages(name)).allowEmptyShould(true)
				.check(classesOf(name))));
	}

	@Test
	void theAnalysisNamesNeitherEclipseNorZ3() {
		for (String name : Arrows.pure()) {
			noClasses().should().dependOnClassesThat().resideInAnyPackage("org.eclipse..", "com.microsoft..").allowEmptyShould(true)
					.check(classesOf(name));
		}
	}

	private static String[] allowedPackages(String name) {
		List<String> allowed = new ArrayList<>(List.of("", "java..", name + ".."));
		Arrows.of(name).bundles().forEach(bundle -> allowed.add(bundle + ".."));
		allowed.addAll(Arrows.of(name).packages());
		return allowed.toArray(String[]::new);
	}

	private static JavaClasses classesOf(String name) {
		return new ClassFileImporter().importPath(Bundle.named(name).compiled());
	}
}
