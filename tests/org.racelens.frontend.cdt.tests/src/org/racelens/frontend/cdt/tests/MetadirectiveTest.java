package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Utility.Metadirective;
import org.racelens.openmp.program.Utility.Metadirective.Variant;

class MetadirectiveTest {
	private static String chosen(String metadirective) {
		return Source.body("#pragma omp " + metadirective + "\nx = 1;\nx = 2;").outline();
	}

	private static List<Variant> variants(String metadirective) {
		Source source = Source.body("#pragma omp " + metadirective + "\nx = 1;");
		List<ConstructStatement> found = new ArrayList<>();
		Source.collect(source.function("f").body(), ConstructStatement.class, found);
		return found.stream().filter(c -> c.construct() instanceof Metadirective).map(c -> ((Metadirective) c.construct()).variants())
				.findFirst().orElseThrow();
	}

	@Test
	void aDecidedChoiceTakesThePlaceOfTheMetadirective() {
		String parallel = "@Parallel\n  (x = 1)\n(x = 2)\n";
		String plain = "(x = 1)\n(x = 2)\n";
		assertEquals(parallel, chosen("metadirective when(device={kind(host)}: parallel)"));
		assertEquals(plain, chosen("metadirective when(device={kind(gpu)}: parallel)"));
		assertEquals(parallel, chosen("metadirective when(device={kind(nohost)}: task) otherwise(parallel)"));
		assertEquals(parallel, chosen("metadirective when(user={condition(1 < 0)}: task) default(parallel)"));
		assertEquals(plain, chosen("metadirective when(user={condition(1)}: nothing) otherwise(parallel)"));
		assertEquals(plain, chosen("metadirective when(construct={parallel}: single) otherwise(nothing)"));
	}

	@Test
	void standAloneChoicesGovernNothing() {
		assertEquals("@Barrier\n(x = 1)\n(x = 2)\n", chosen("metadirective when(user={condition(1)}: barrier)"));
	}

	@Test
	void aValueOfTheProgramLeavesBoth() {
		assertEquals("""
				@Metadirective when(…) otherwise(…)
				  @Parallel num_threads(2)
				    (x = 1)
				  (x = 1)
				(x = 2)
				""", chosen("metadirective when(user={condition(n > 9)}: parallel num_threads(2)) otherwise(nothing)"));
		List<Variant> variants = variants("metadirective when(user={condition(n > 9)}: parallel) otherwise(nothing)");
		assertEquals("(n > 9)", Printer.print(variants.get(0).condition().orElseThrow()));
		assertEquals(List.of("user={condition(n > 9)}", ""), variants.stream().map(Variant::selector).toList());
	}

	@Test
	void whatTheCompilerDecidesStaysOpen() {
		assertEquals(3, variants("metadirective when(implementation={vendor(gnu)}: parallel) when(device={isa(avx2)}: single)").size());
	}

	@Test
	void theMoreSpecificSelectorComesFirst() {
		List<Variant> variants = variants(
				"metadirective when(user={condition(n)}: single) when(user={condition(score(5): x)}: parallel) otherwise(nothing)");
		assertEquals(List.of("x", "n"), variants.subList(0, 2).stream().map(v -> Printer.print(v.condition().orElseThrow())).toList());
	}

	@Test
	void constructsAroundAreKnown() {
		assertEquals("""
				@Parallel
				  {
				    @Single
				      (x = 1)
				  }
				""", Source.body(
				"#pragma omp parallel\n{\n#pragma omp metadirective when(construct={parallel}: single) otherwise(parallel)\nx = 1;\n}")
				.outline());
	}

	@Test
	void beginAndEndEncloseStatements() {
		assertEquals("""
				@Parallel
				  {
				    (x = 1)
				    (x = 2)
				  }
				(n = 3)
				""", Source.body(
				"#pragma omp begin metadirective when(user={condition(1)}: parallel)\nx = 1;\nx = 2;\n#pragma omp end metadirective\nn = 3;")
				.outline());
	}
}
