package org.racelens.analysis.tests.execution.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.execution.region.Unfollowed;

/**
 * Which bytes of the host an item of {@code map}, {@code to} or {@code from} stands for, also by its type's mapper. OpenMP 5.2 §5.8.3,
 * §5.8.8
 */
class MappedItemsTest {
	private static final String PLAIN = "typedef struct vec { int n; int *d; int last; } vec; typedef struct both { int id; vec v; } both;\n"
			+ "int buffer[100], x, a[20]; vec v, row[3]; both b;";
	private static final String MAPPER = "\n#pragma omp declare mapper(vec m) map(m.n, m.d[0:5])\n"
			+ "#pragma omp declare mapper(whole: vec m) map(m)\n";
	private static final String START = "v.d = buffer + 10; b.v.d = buffer + 20;\nfor (int k = 0; k < 3; k++) row[k].d = buffer;\n";

	/** What of the host's memory is read, as the object, the first byte and the number of bytes. */
	private static List<String> read(String declarations, String clause) {
		return copied(declarations, "#pragma omp target " + clause + "\n;", false);
	}

	private static List<String> copied(String declarations, String directive, boolean write) {
		Executed run = Executed.program("#include <omp.h>\n" + declarations + "\nint main(void) {\n" + START
				+ "#pragma omp parallel\n{\n" + directive + "\n}\nreturn 0;\n}\n");
		return run.items(Access.class).stream().filter(a -> a.write() == write && a.place().object().space() == Space.HOST)
				.filter(a -> !a.variable().endsWith(".d")
						&& !(a.place().offset().toString().equals("8") && a.size().toString().equals("8")))
				.map(a -> a.place().object().name() + "+" + value(a.place().offset()) + ":" + value(a.size())).distinct().toList();
	}

	private static long value(org.racelens.logic.term.IntExpr term) {
		return Executed.where(Map.of()).value(term);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "map(to: x)|x+0:4", "map(to: a)|a+0:80", "map(to: a[2:3])|a+8:12", "map(to: v)|v+0:24",
			"map(to: v.last)|v+16:4", "map(to: row[1])|row+24:24", "map(to: row[1:2])|row+24:48", "map(to: b.id)|b+0:4" })
	void withoutAMapperItIsWhatItNames(String clause, String expected) {
		assertEquals(List.of(expected), read(PLAIN, clause));
	}

	@Test
	void aMapperSaysWhatElseAndWhatNot() {
		assertEquals(List.of("v+0:4", "buffer+40:20"), read(PLAIN + MAPPER, "map(to: v)"));
		assertEquals(List.of("x+0:4"), read(PLAIN + MAPPER, "map(to: x)"));
	}

	@Test
	void aMapperIsChosenByItsName() {
		assertEquals(List.of("v+0:24"), read(PLAIN + MAPPER, "map(mapper(whole), to: v)"));
		assertEquals(List.of("v+0:4", "buffer+40:20"), read(PLAIN + MAPPER, "map(mapper(default), to: v)"));
	}

	@Test
	void theDirectionIsThatOfTheClause() {
		assertEquals(List.of("v+0:4", "buffer+40:20"), copied(PLAIN + MAPPER, "#pragma omp target map(from: v)\n;", true));
		assertEquals(List.of(), copied(PLAIN + MAPPER, "#pragma omp target map(to: v)\n;", true));
		assertEquals(List.of(), read(PLAIN + MAPPER, "map(alloc: v)"));
		assertEquals(List.of("v+0:4"), copied(PLAIN + MAPPER.replace("m.d[0:5])", "m.last) map(alloc: m.d[0:5])").replace("m.n, ", ""),
				"#pragma omp target map(to: v)\n;", false).stream().map(s -> s.replace("+16", "+0")).toList());
	}

	@Test
	void membersHaveTheMappersOfTheirTypes() {
		List<String> found = read(PLAIN + MAPPER, "map(to: b)");
		assertTrue(found.contains("buffer+80:20"), found.toString());
		assertTrue(found.contains("b+0:32"), found.toString());
	}

	@Test
	void motionClausesUseMappersToo() {
		String data = "#pragma omp target data map(alloc: v)\n{\n#pragma omp target update ";
		assertEquals(List.of("v+0:4", "buffer+40:20"), copied(PLAIN + MAPPER, data + "to(v)\n}", false));
		assertEquals(List.of("v+0:4", "buffer+40:20"), copied(PLAIN + MAPPER, data + "from(v)\n}", true));
	}

	@Test
	void whatIsNotOnePieceIsTold() {
		assertEquals(List.of(6), Executed.parallel(PLAIN.replace("\n", " "), "#pragma omp target map(to: a[0:5:2])\n;")
				.lines(Unfollowed.STORAGE_OF_X_IS_NOT_FOLLOWED));
	}
}
