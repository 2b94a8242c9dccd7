package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.options.ExecutionOptions;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.ExecutionSetting;
import org.racelens.execution.value.Value;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.UniformLoads;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/** No name loses its age on the way into a region, and no text of a program gives it one. */
class AgesOfNamesTest {
	/** Names of names: what unknown pointers lead to, whose members lead further; trips, their last ones, lost values, allocations. */
	private static final String NAMES = """
			#include <stdlib.h>
			struct node { struct node *next; int *values; int n; };
			extern int f(int);
			extern struct node *found(void);
			int *start, sum;
			struct node table[10];
			void g(struct node *list, int n, int (*m)[8]) {
				int *all = malloc(400);
				struct node *it = found();
				for (struct node *p = list; p; p = p->next) n += f(p->n);
			#pragma omp parallel for lastprivate(it) reduction(+:sum)
				for (int i = 0; i < n; i++) {
					struct node *q = list->next;
					while (q->n < i) q = q->next;
					q->next->values[i] = all[i];
					table[f(i)].next->values[1] = 3;
					it->values[i] = start[f(i)];
					m[i][f(2)] = 1;
					it = q;
					for (int k = 0; k < i; k++)
						if (list->values[k] > 3) { all[k] = i; break; }
					sum += all[i];
				}
				it->n = 3;
			#pragma omp parallel
				{
			#pragma omp single
					for (struct node *p = list; p; p = p->next) {
			#pragma omp task firstprivate(p)
						p->values[0] += p->next->n;
					}
				}
			}
			""";

	private static final String ALLOCATED = """
			#include <stdlib.h>
			int b[100];
			int main(void) {
				int *t = malloc(400);
				int *q = b;
				for (int j = 0; j < 10; j++)
					q = t;
			#pragma omp parallel for
				for (int i = 0; i < 100; i++)
					q[i] = b[0];
				return q[3] > 100;
			}
			""";

	@Test
	void namesInRegionsAreAsOldAsTheyShow() throws FrontEndException {
		Map<String, Integer> shown = new LinkedHashMap<>();
		Map<String, Integer> known = new LinkedHashMap<>();
		for (Region region : regions(NAMES)) {
			for (Flattened f : Flattened.of(region.items(), region.assumptions(), region.context())) {
				Place place = f.access().place();
				note(place.object().key(), shown, known);
				note(Value.start(place.object()).name(), shown, known);
				Stream<IntExpr> terms = Stream.concat(place.instance().stream(), Stream.of(place.offset()));
				terms.forEach(e -> Atoms.forEach(e, t -> note(t, shown, known)));
				Atoms.forEach(f.domain(), t -> note(t, shown, known));
			}
		}
		assertEquals(shown, known);
		assertTrue(known.keySet().stream().anyMatch(name -> name.startsWith("&*") && name.contains("#")), known::toString);
	}

	@Test
	void namesOfFoldersGiveNoAge() {
		for (String folder : List.of("x", "x#1", "x#900000", "x#99999999999")) {
			assertEquals(List.of(Verdict.RACE_FREE), verdicts("/" + folder + "/test.c", ALLOCATED), folder);
		}
	}

	private static void note(IntExpr term, Map<String, Integer> shown, Map<String, Integer> known) {
		if (term instanceof Symbol s) {
			note(s.name(), shown, known);
		} else if (term instanceof Apply a) {
			note(a.function().name(), shown, known);
		}
	}

	/** The program has no such number of its own in it. */
	private static void note(Name name, Map<String, Integer> shown, Map<String, Integer> known) {
		Matcher numbers = Pattern.compile("#(\\d+)").matcher(name.text());
		shown.put(name.text(), numbers.results().mapToInt(n -> Integer.parseInt(n.group(1))).max().orElse(0));
		known.put(name.text(), name.age().number());
	}

	private static List<Region> regions(String text) throws FrontEndException {
		SourceText source = new SourceText("test.c", text, 0);
		ParsedUnit unit = new CdtFrontEnd().parse(source, CompileCommand.forPath(source.path()), Cancellation.NEVER);
		ExecutionSetting setting = new ExecutionSetting(ExecutionOptions.defaults(), UniformLoads::refused);
		return SymbolicExecution.run(unit, Focus.EVERYTHING, setting, Cancellation.NEVER).regions();
	}

	private static List<Verdict> verdicts(String path, String text) {
		SourceText source = new SourceText(path, text, 0);
		return new Analysis(new CdtFrontEnd(), new Z3ProverFactory())
				.analyse(source, CompileCommand.forPath(path), AnalysisOptions.defaults(), (region, progress) -> {
				}, Cancellation.NEVER).regions().stream().map(RegionReport::verdict).toList();
	}
}
