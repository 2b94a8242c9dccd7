package org.racelens.architecture.tests;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The measures of the house: rooms of one purpose, without a way back. What is larger than it should be is listed with its size, and may
 * only become smaller; what is no longer too large leaves the list.
 */
class HouseTest {
	private static final int MOST_TYPES = 45;
	private static final int LARGEST_CYCLE = 12;
	private static final int MOST_LINES = 320;

	private static final Map<String, Integer> LARGE_ROOMS = Map.of();
	private static final Map<String, Integer> CYCLES = Map.of();
	private static final Map<String, Integer> LONG_FILES = Map.of();

	/** A formula is made of it. */
	private static final Set<String> TRUTH_VALUES = Set.of("Bools.of");
	/** Methods that contracts of others ask for. */
	private static final Set<String> GIVEN = Set.of("preShutdown", "setCanceled", "dirtyStateChanged", "stateValidationChanged",
			"newLiteralExpression", "marshal");

	/** Read once: that takes longer than all rules. */
	private static JavaClasses all;

	@BeforeAll
	static void read() {
		all = new ClassFileImporter().importPaths(Arrows.bundles().stream().map(name -> Bundle.named(name).compiled()).toList());
	}

	@AfterAll
	static void forget() {
		all = null;
	}

	@Test
	void packagesHaveNoWayBack() {
		slices().matching("org.racelens.(**)").should().beFreeOfCycles().check(all);
	}

	@Test
	void packagesAreNoDrawers() {
		Map<String, Integer> types = new TreeMap<>();
		topLevel().forEach(type -> types.merge(type.getPackageName(), 1, Integer::sum));
		types.values().removeIf(count -> count <= MOST_TYPES);
		assertNoneGrows(LARGE_ROOMS, types, "packages of more than " + MOST_TYPES + " types");
	}

	@Test
	void classesThatNeedEachOtherAreFew() {
		Map<String, Integer> largest = new TreeMap<>();
		for (Set<String> cycle : new ClassCycles(uses()).all()) {
			largest.merge(packageOf(cycle.iterator().next()), cycle.size(), Math::max);
		}
		largest.values().removeIf(size -> size <= LARGEST_CYCLE);
		assertNoneGrows(CYCLES, largest, "cycles of more than " + LARGEST_CYCLE + " classes");
	}

	@Test
	void filesCanBeReadAtOnce() throws IOException {
		Map<String, Integer> lines = new TreeMap<>();
		for (Path file : sources()) {
			int count = Files.readAllLines(file).size();
			if (count > MOST_LINES) {
				lines.put(file.getFileName().toString(), count);
			}
		}
		assertNoneGrows(LONG_FILES, lines, "files of more than " + MOST_LINES + " lines");
	}

	@Test
	void importsAreInOneOrder() throws IOException {
		List<String> wrong = new ArrayList<>();
		for (Path file : sources()) {
			List<String> imports = Files.readAllLines(file).stream().filter(line -> line.startsWith("import ")).toList();
			if (!imports.equals(imports.stream().sorted(ImportOrder.INSTANCE).toList())) {
				wrong.add(Bundle.ROOT.relativize(file).toString());
			}
		}
		assertEquals(List.of(), wrong, "static ones first, then those of Java, then the others by name");
	}

	@Test
	void publicMethodsAskForNoBareTruthValues() {
		Set<String> asking = new TreeSet<>();
		for (JavaClass type : all) {
			type.getCodeUnits().stream().filter(code -> code.getModifiers().contains(JavaModifier.PUBLIC) && isOurs(code))
					.filter(code -> code.getRawParameterTypes().stream().anyMatch(parameter -> parameter.isEquivalentTo(boolean.class)))
					.forEach(code -> asking.add(type.getSimpleName() + "." + code.getName()));
		}
		assertEquals(new TreeSet<>(TRUTH_VALUES), asking, "methods that two methods, or a value with a name, would say better");
	}

	/** Neither one that a contract of others asks for, nor what a record's parts make. */
	private static boolean isOurs(JavaCodeUnit code) {
		return !GIVEN.contains(code.getName()) && !(code.getOwner().isRecord() && code.isConstructor())
				&& !code.getModifiers().contains(JavaModifier.SYNTHETIC);
	}

	/** @param found what is too large now, with its size */
	private static void assertNoneGrows(Map<String, Integer> listed, Map<String, Integer> found, String what) {
		assertEquals(new TreeSet<>(listed.keySet()), found.keySet(), what);
		found.forEach((name, size) -> assertTrue(size <= listed.get(name), () -> what + ": " + name + " has " + size + " now"));
	}

	private static Stream<JavaClass> topLevel() {
		return all.stream().filter(type -> type.getEnclosingClass().isEmpty() && !type.getSimpleName().equals("package-info"));
	}

	/** The types of our own that each type names, each for all that is nested in it. */
	private static Map<String, Set<String>> uses() {
		Map<String, Set<String>> uses = new TreeMap<>();
		for (JavaClass type : all) {
			Set<String> used = uses.computeIfAbsent(outermost(type).getName(), name -> new TreeSet<>());
			type.getDirectDependenciesFromSelf().stream().map(dependency -> outermost(dependency.getTargetClass().getBaseComponentType()))
					.filter(target -> target.getName().startsWith("org.racelens.")).forEach(target -> used.add(target.getName()));
		}
		return uses;
	}

	private static String packageOf(String type) {
		return type.substring(0, type.lastIndexOf('.'));
	}

	private static JavaClass outermost(JavaClass type) {
		return type.getEnclosingClass().map(HouseTest::outermost).orElse(type);
	}

	private static List<Path> sources() throws IOException {
		try (Stream<Path> files = Files.walk(Bundle.ROOT.resolve("bundles"))) {
			return files.filter(file -> file.toString().endsWith(".java") && file.toString().contains("/org.racelens.")
					&& file.toString().contains("/src/")).sorted().collect(Collectors.toList());
		}
	}
}
