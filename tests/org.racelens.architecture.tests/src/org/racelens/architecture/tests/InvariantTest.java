package org.racelens.architecture.tests;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.BaseStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is deliberately absent: the section "Invariants" of docs/architecture.md, as far as {@link ClassArrowsTest} does not hold it. */
class InvariantTest {
	/** Everything that an answer is made by. */
	private static final String[] ANSWERING = { "org.racelens.model..", "org.racelens.openmp..", "org.racelens.logic..",
			"org.racelens.execution..", "org.racelens.race..", "org.racelens.analysis..", "org.racelens.repair..",
			"org.racelens.solver.z3..",
			"org.racelens.frontend.cdt..", "org.racelens.frontend.fortran..", "org.racelens.recording..", "org.racelens.exploration..",
			"org.racelens.report.." };
	private static final String WRITING = "write.*|new(Buffered)?(Writer|OutputStream)|newByteChannel|copy|move|delete.*|create.*";
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
	void onlyGuardsAndReportedTimesReadTheClock() {
		noClasses().that().resideInAnyPackage(ANSWERING).and().doNotHaveFullyQualifiedName("org.racelens.model.effort.WorkClock")
				.should().callMethodWhere(calls(System.class, "nanoTime|currentTimeMillis")).orShould().dependOnClassesThat()
				.haveNameMatching("java\\.time\\.(Clock|Instant|Local.*|Zoned.*)|java\\.util\\.(Date|Calendar|Timer)").check(all);
	}

	@Test
	void noAnswerDependsOnChance() {
		noClasses().that().resideInAnyPackage(ANSWERING).should().dependOnClassesThat().belongToAnyOf(Random.class, UUID.class)
				.orShould().callMethodWhere(calls(Math.class, "random").or(calls(System.class, "identityHashCode"))).orShould()
				.callMethodWhere(target(nameMatching("parallelStream")).or(calls(BaseStream.class, "parallel"))).check(all);
	}

	/** What draws graphs, asks the machine what it has, builds and runs recorded programs, and names addresses. */
	@Test
	void fewClassesStartProcesses() {
		noClasses().that().doNotHaveFullyQualifiedName("org.racelens.headless.graph.Graphviz").and()
				.doNotHaveFullyQualifiedName("org.racelens.headless.doctor.Programs").and()
				.doNotHaveFullyQualifiedName("org.racelens.headless.run.RecordedProgram").and()
				.doNotHaveFullyQualifiedName("org.racelens.confirm.build.ProcessRun").and()
				.doNotHaveFullyQualifiedName("org.racelens.recording.symbol.ToolProcess").should().dependOnClassesThat()
				.belongToAnyOf(ProcessBuilder.class).orShould().callMethodWhere(calls(Runtime.class, "exec")).check(all);
	}

	@Test
	void nothingAsksTheNetwork() {
		noClasses().should().dependOnClassesThat().haveNameMatching("java\\.net\\.(?!URL$|URI|MalformedURL).*|javax\\.net\\..*").orShould()
				.callMethodWhere(calls(URL.class, "open.*|getContent")).check(all);
	}

	/** The JVM loads libraries from files, so that a parser's one is unpacked for a moment. */
	@Test
	void onlyTheCommandLineRunsPicturesAndPastRunsWriteFiles() {
		noClasses().that().resideOutsideOfPackages("org.racelens.headless..", "org.racelens.confirm..", "org.racelens.ui.witness..",
				"org.racelens.ide.summary").and()
				.doNotHaveFullyQualifiedName("org.racelens.frontend.fortran.tree.ParserLibrary").should()
				.callMethodWhere(calls(Files.class, WRITING))
				.orShould().dependOnClassesThat().belongToAnyOf(FileOutputStream.class, FileWriter.class, RandomAccessFile.class)
				.check(all);
	}

	/**
	 * Reports go out through {@code work}, repaired sources through {@code source}, results for the next run into the {@code store}; a
	 * {@code run} has a folder for what is recorded, and {@code confirm} one for what is built.
	 */
	@Test
	void theCommandLineWritesFilesInSixPlaces() {
		noClasses().that().resideInAPackage("org.racelens.headless..").and()
				.resideOutsideOfPackages("org.racelens.headless.work", "org.racelens.headless.source", "org.racelens.headless.store",
						"org.racelens.headless.graph", "org.racelens.headless.run", "org.racelens.headless.confirm")
				.should().callMethodWhere(calls(Files.class, WRITING)).check(all);
	}

	/** What a compiler makes for its own use, and the texts that NLS fills in, aside. */
	@Test
	void noStaticFieldChanges() {
		fields().that().areStatic().and(DescribedPredicate.not(nameMatching("\\$SWITCH_TABLE\\$.*"))).and()
				.areDeclaredInClassesThat().haveSimpleNameNotEndingWith("Messages").should().beFinal().check(all);
	}

	@Test
	void onlyTheWorkbenchHasWidgets() {
		noClasses().that().resideOutsideOfPackage("org.racelens.ui..").should().dependOnClassesThat()
				.resideInAnyPackage("org.eclipse.swt..", "org.eclipse.ui..", "java.awt..", "javax.swing..").check(all);
	}

	/** Regions, what the user chooses, and how an execution is set up are for others; how it is done is not. */
	@Test
	void theRoomsOfTheExecutionAreItsOwn() {
		noClasses().that().resideOutsideOfPackage("org.racelens.execution..").should().dependOnClassesThat(
				resideInAPackage("org.racelens.execution.*..")
						.and(DescribedPredicate.not(resideInAnyPackage("org.racelens.execution.region",
								"org.racelens.execution.options", "org.racelens.execution.state"))))
				.check(all);
	}

	/** The memory alone changes in place, and its copies have in common what neither has changed. */
	@Test
	void thePartsOfAStateAreValues() {
		List<String> changing = all.get("org.racelens.execution.state.State").getFields().stream().map(JavaField::getRawType)
				.filter(type -> !type.isAssignableTo(Record.class)).map(JavaClass::getSimpleName).toList();
		assertEquals(List.of("Memory"), changing);
	}

	/** What is to be known of a name stands beside its text: texts of programs are in many of them. */
	@Test
	void noNameIsTakenApart() {
		noClasses().that().resideInAnyPackage("org.racelens.logic..", "org.racelens.execution..", "org.racelens.race..")
				.and(DescribedPredicate.describe("ask a name for its text", InvariantTest::readsNames)).should()
				.callMethodWhere(calls(String.class,
						"(lastI|i)ndexOf|charAt|codePoint.*|chars|substring|split|matches|replace.*|contains|startsWith|endsWith|strip.*|trim"))
				.check(all);
	}

	private static boolean readsNames(JavaClass type) {
		return type.getMethodCallsFromSelf().stream().anyMatch(c -> c.getTargetOwner().getFullName().equals("org.racelens.logic.term.Name")
				&& (c.getName().equals("text") || c.getName().equals("toString")));
	}

	@Test
	void noCodeLooksForTheMarkOfAnAge() throws IOException {
		Pattern search = Pattern.compile(
				"(ndexOf|split|contains|(starts|ends)With|matches|replace\\w*|compile)\\([^)\\n]*['\"][^'\"\\n]*#|[!=]= '#'|'#' [!=]=|case '#'");
		List<String> found = new ArrayList<>();
		for (String bundle : List.of("org.racelens.logic", "org.racelens.execution", "org.racelens.race")) {
			try (Stream<Path> files = Files.walk(Bundle.ROOT.resolve("bundles").resolve(bundle).resolve("src"))) {
				for (Path file : files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
					if (search.matcher(Files.readString(file)).find()) {
						found.add(file.getFileName().toString());
					}
				}
			}
		}
		assertEquals(List.of(), found);
	}

	private static DescribedPredicate<JavaCall<?>> calls(Class<?> owner, String methods) {
		return target(owner(name(owner.getName()))).and(target(nameMatching(methods)));
	}
}
