package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.options.ParameterAliasing;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.headless.store.RecordForms;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.UnitReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** Values become bytes and the same values again; equal ones the same bytes. */
class RecordFormsTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root"), "tests", "corpus");

	private final RecordForms forms = new RecordForms();
	private final CdtFrontEnd frontEnd = new CdtFrontEnd();

	private ParsedUnit unit(Path file) throws IOException, FrontEndException {
		SourceText source = new SourceText(file.toString(), Files.readString(file, StandardCharsets.ISO_8859_1), 0);
		return frontEnd.parse(source, CompileCommand.forPath(file.toString()), Cancellation.NEVER);
	}

	/** Every so many files of the corpus, of all its folders. */
	private static List<Path> programs(int step) throws IOException {
		try (Stream<Path> files = Files.walk(CORPUS)) {
			List<Path> all = files.filter(f -> f.toString().matches(".*\\.(c|cpp)")).sorted().toList();
			return Stream.iterate(0, i -> i < all.size(), i -> i + step).map(all::get).toList();
		}
	}

	private <T> T back(T value, Class<T> type) {
		byte[] bytes = forms.bytes(value).orElseThrow();
		T again = forms.value(bytes, type).orElseThrow();
		assertArrayEquals(bytes, forms.bytes(again).orElseThrow());
		return again;
	}

	@Test
	void unitsOfTheCorpusComeBack() throws IOException {
		List<String> wrong = new ArrayList<>();
		for (Path file : programs(37)) {
			try {
				ParsedUnit unit = unit(file);
				if (!back(unit, ParsedUnit.class).equals(unit)) {
					wrong.add(file.toString());
				}
				assertArrayEquals(forms.bytes(unit).orElseThrow(), forms.bytes(unit(file)).orElseThrow(), file.toString());
			} catch (FrontEndException e) {
				// said elsewhere
			}
		}
		assertEquals(List.of(), wrong);
	}

	/** The execution tells expressions apart by identity: a unit that comes back must be executed alike. */
	@Test
	void unitsThatComeBackHaveTheSameReports() throws Exception {
		Analysis analysis = new Analysis(frontEnd, new Z3ProverFactory());
		for (Path file : programs(LongRun.step(307, 97))) {
			ParsedUnit unit = unit(file);
			UnitReport report = analysis.analyse(unit, AnalysisOptions.defaults(), Cancellation.NEVER);
			UnitReport again = analysis.analyse(back(unit, ParsedUnit.class), AnalysisOptions.defaults(), Cancellation.NEVER);
			assertEquals(timeless(report), timeless(again), file.toString());
			assertEquals(report, back(report, UnitReport.class), file.toString());
		}
	}

	private static String timeless(UnitReport report) {
		return report.toString().replaceAll("time=PT[^,\\]]*", "");
	}

	@Test
	void sharedExpressionsStayShared() {
		SourceRange place = new SourceRange("a.c", 0, 1, 1, 1, 1);
		Expression one = new IntegerLiteral(1, IntegerType.INT, place);
		Expression other = new IntegerLiteral(1, IntegerType.INT, place);
		List<?> again = back(List.of(one, other, one), List.class);
		assertSame(again.get(0), again.get(2));
		assertNotSame(again.get(0), again.get(1));
		assertEquals(again.get(0), again.get(1));
		assertFalse(Arrays.equals(forms.bytes(List.of(one, one)).orElseThrow(), forms.bytes(List.of(one, other)).orElseThrow()));
	}

	@Test
	void whatHasNoOrderHasOneForm() {
		assertArrayEquals(forms.bytes(Set.of("a", "b", "c")).orElseThrow(), forms.bytes(Set.of("c", "b", "a")).orElseThrow());
		assertArrayEquals(forms.bytes(Map.of("a", 1, "b", 2)).orElseThrow(), forms.bytes(Map.of("b", 2, "a", 1)).orElseThrow());
	}

	/** Places are told by where they begin. */
	@Test
	void whatIsToldByOneTextHasOneForm() {
		SourceRange one = new SourceRange("a.c", 0, 5, 1, 1, 1);
		SourceRange other = new SourceRange("a.c", 0, 9, 1, 1, 1);
		assertArrayEquals(forms.bytes(Set.of(one, other)).orElseThrow(), forms.bytes(Set.of(other, one)).orElseThrow());
		assertArrayEquals(forms.bytes(Map.of(one, 1, other, 2)).orElseThrow(), forms.bytes(Map.of(other, 2, one, 1)).orElseThrow());
	}

	@Test
	void whatHasAnOrderKeepsIt() {
		Map<String, Integer> map = new LinkedHashMap<>();
		map.put("z", 1);
		map.put("a", 2);
		assertEquals(List.of("z", "a"), List.copyOf(back(map, Map.class).keySet()));
		Set<String> set = new LinkedHashSet<>(List.of("z", "a", "m"));
		assertEquals(List.of("z", "a", "m"), List.copyOf(back(set, Set.class)));
	}

	@Test
	void optionsAreParts() {
		AnalysisOptions options = AnalysisOptions.defaults().withAliasing(ParameterAliasing.DISTINCT_PARAMETERS)
				.withModels(FunctionModels.parse(List.of("f: pure")).models());
		assertEquals(options, back(options, AnalysisOptions.class));
		assertFalse(Arrays.equals(forms.bytes(options).orElseThrow(), forms.bytes(AnalysisOptions.defaults()).orElseThrow()));
	}

	@Test
	void textsOfAllKindsComeBack() {
		for (String text : List.of("", "äöü", "\ud83d\ude00", "\ud83d", "\0\uffff")) {
			assertEquals(text, back(text, String.class));
		}
		assertEquals(Long.MIN_VALUE, back(Long.MIN_VALUE, Long.class));
		assertEquals(Integer.MIN_VALUE, back(Integer.MIN_VALUE, Integer.class));
	}

	@Test
	void foreignClassesAreNotKept() {
		assertEquals(Optional.empty(), forms.bytes(new StringBuilder("x")));
		assertEquals(Optional.empty(), forms.bytes(List.of(Thread.State.NEW)));
		assertEquals(Optional.empty(), forms.bytes(new Foreign(1)));
	}

	private record Foreign(int number) {
	}

	/** Bytes that are no value of ours make nothing, whatever they are. */
	@Test
	void damagedBytesAreNoValuesOrOthers() throws Exception {
		byte[] bytes = forms.bytes(unit(programs(500).get(1))).orElseThrow();
		Random random = new Random(1);
		int values = 0;
		for (int i = 0; i < 2_000; i++) {
			byte[] damaged = bytes.clone();
			damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
			values += forms.value(damaged, ParsedUnit.class).isPresent() ? 1 : 0;
		}
		assertTrue(values < 2_000);
		byte[] name = "java.io.File".getBytes(StandardCharsets.US_ASCII);
		byte[] foreign = new byte[name.length + 4];
		foreign[1] = (byte) name.length;
		System.arraycopy(name, 0, foreign, 2, name.length);
		foreign[name.length + 2] = 7;
		foreign[name.length + 3] = 1;
		assertEquals(Optional.empty(), forms.value(foreign, Object.class));
	}

	/** Variables are equal by their numbers alone: what is kept must tell them apart. */
	@Test
	void variablesOfOneNumberAreTheirContent() {
		SourceRange place = SourceRange.startOf("a.c");
		Variable narrow = new Variable(1, "v", IntegerType.INT, Variable.Storage.GLOBAL, false, place, Variable.Origin.DECLARED);
		Variable wide = new Variable(1, "v", new IntegerType(64, true, false), Variable.Storage.GLOBAL, false, place,
				Variable.Origin.DECLARED);
		Variable again = new Variable(1, "v", IntegerType.INT, Variable.Storage.GLOBAL, false, place, Variable.Origin.DECLARED);
		assertEquals(narrow, wide);
		byte[] both = forms.bytes(List.of(narrow, wide)).orElseThrow();
		assertFalse(Arrays.equals(forms.bytes(List.of(narrow, narrow)).orElseThrow(), both));
		assertArrayEquals(forms.bytes(List.of(narrow, narrow)).orElseThrow(), forms.bytes(List.of(narrow, again)).orElseThrow());
		List<?> read = forms.value(both, List.class).orElseThrow();
		assertEquals(narrow.type(), ((Variable) read.get(0)).type());
		assertEquals(wide.type(), ((Variable) read.get(1)).type());
	}
}
