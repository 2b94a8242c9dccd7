package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import com.sun.source.util.JavacTask;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * A construct or an item that nothing knows does not compile until it is said what it is: the sources of the analysis are compiled with one
 * more record in them, and the classes that fail are named.
 */
class NewcomerTest {
	private static final Path PROGRAM = source("openmp", "program");
	private static final Path REGION = source("execution", "region");
	/** What the compiler asks of a record that is a construct. */
	private static final List<String> CONSTRUCT_SAYS = List.of("public DirectiveName leaf() { return null; }",
			"public List<Statement> bodies() { return List.of(); }",
			"public <R> R accept(Construct.Visitor<R> visitor) { return visitor.visitNewcomer(this); }");
	/** What the compiler asks of a record that is an item. */
	private static final List<String> ITEM_SAYS = List.of("public BoolExpr guard() { return null; }",
			"public List<Item> inside() { return List.of(); }", "public List<Item> passed() { return List.of(); }",
			"public <R> R accept(ItemVisitor<R> visitor) { return visitor.visitNewcomer(this); }");

	/** The first three are asked of constructs, the others of items. */
	@Test
	void aConstructAndAnItemThatNothingKnowsBreakThreeClassesEach() throws IOException {
		Map<Path, String> changed = Map.of( //
				PROGRAM.resolve("Utility.java"), withLast(PROGRAM.resolve("Utility.java"), newConstruct(CONSTRUCT_SAYS)), //
				PROGRAM.resolve("Construct.java"), replaced(PROGRAM.resolve("Construct.java"), "interface Visitor<R> {",
						"interface Visitor<R> { R visitNewcomer(Utility.Newcomer c);"), //
				REGION.resolve("Item.java"), withLast(REGION.resolve("Item.java"), newItem(ITEM_SAYS)), //
				REGION.resolve("ItemVisitor.java"), replaced(REGION.resolve("ItemVisitor.java"), "interface ItemVisitor<R> {",
						"interface ItemVisitor<R> { R visitNewcomer(Item.Newcomer item);"));
		assertEquals(Set.of("Traits", "ConstructExecutor", "ConstructTrace", "Flattening", "PhaseInterval", "ProgramOrder"),
				failing(changed, sources()));
	}

	/** Which code a construct governs; when an item happens, what is inside, what a task passes there; and which method visits it. */
	@Test
	void whoKeepsSomethingToItselfDoesNotCompile() throws IOException {
		keepsNothing(PROGRAM.resolve("Utility.java"), CONSTRUCT_SAYS, NewcomerTest::newConstruct);
		keepsNothing(REGION.resolve("Item.java"), ITEM_SAYS, NewcomerTest::newItem);
	}

	private static void keepsNothing(Path file, List<String> says, Function<List<String>, String> newcomer) throws IOException {
		List<String> unvisited = says.stream().map(method -> method.replaceFirst("visitor\\.visit\\w+\\(this\\)", "null")).toList();
		assertEquals(Set.of(), failing(Map.of(file, withLast(file, newcomer.apply(unvisited))), List.of(file)));
		for (String kept : unvisited) {
			List<String> others = unvisited.stream().filter(method -> !method.equals(kept)).toList();
			String name = file.getFileName().toString().replace(".java", "");
			assertEquals(Set.of(name), failing(Map.of(file, withLast(file, newcomer.apply(others))), List.of(file)), kept);
		}
	}

	private static String newConstruct(List<String> methods) {
		return "record Newcomer(Directive directive, List<Clause> clauses, SourceRange range) implements Utility { "
				+ String.join(" ", methods) + " }";
	}

	private static String newItem(List<String> methods) {
		return "record Newcomer() implements Item { " + String.join(" ", methods) + " }";
	}

	/** The sources of the bundles in which constructs and items are known. */
	private static List<Path> sources() throws IOException {
		List<Path> files = new ArrayList<>();
		for (String bundle : Arrows.pure()) {
			try (Stream<Path> sources = Files.walk(Bundle.named(bundle).folder().resolve("src"))) {
				sources.filter(file -> file.toString().endsWith(".java")).sorted().forEach(files::add);
			}
		}
		return files;
	}

	private static Path source(String bundle, String room) {
		return Bundle.named("org.racelens." + bundle).folder().resolve("src/org/racelens").resolve(bundle).resolve(room);
	}

	/** The source with one more member at the end of its type. */
	private static String withLast(Path file, String member) throws IOException {
		String code = Files.readString(file);
		return code.substring(0, code.lastIndexOf('}')) + member + "}\n";
	}

	private static String replaced(Path file, String old, String by) throws IOException {
		String code = Files.readString(file);
		assertTrue(code.contains(old), () -> file + " has no longer: " + old);
		return code.replace(old, by);
	}

	/** The files that do not compile when some of them have another text; the others of the bundles are there as they are compiled. */
	private static Set<String> failing(Map<Path, String> changed, List<Path> files) throws IOException {
		assertTrue(files.containsAll(changed.keySet()));
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
		try (StandardJavaFileManager manager = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
			List<JavaFileObject> units = new ArrayList<>();
			for (Path file : files) {
				String text = changed.get(file);
				units.add(text == null ? manager.getJavaFileObjects(file).iterator().next() : new Changed(file, text));
			}
			String compiled = Arrows.pure().stream().map(name -> Bundle.named(name).compiled().toString())
					.collect(Collectors.joining(File.pathSeparator));
			List<String> options = List.of("-proc:none", "-implicit:none", "--release", "17", "-Xmaxerrs", "10000", "-cp", compiled);
			((JavacTask) compiler.getTask(null, manager, found, options, null, units)).analyze();
		}
		return found.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
				.map(d -> new File(d.getSource().toUri()).getName().replace(".java", "")).collect(Collectors.toCollection(TreeSet::new));
	}

	/** A source with another text than its file has. */
	private static final class Changed extends SimpleJavaFileObject {
		private final String text;

		Changed(Path file, String text) {
			super(file.toUri(), Kind.SOURCE);
			this.text = text;
		}

		@Override
		public CharSequence getCharContent(boolean ignoreEncodingErrors) {
			return text;
		}
	}
}
