package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.frontend.cdt.pragma.ClauseExpressions;
import org.racelens.frontend.cdt.pragma.DirectiveResolver;
import org.racelens.frontend.cdt.pragma.ResolvedDirective;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.ArraySection;
import org.racelens.model.expr.Expression.IntegerLiteral;
import org.racelens.model.expr.Expression.StringLiteral;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.expr.Expression.Unmodelled;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.Clause;
import org.racelens.model.omp.Clause.DependClause;
import org.racelens.model.omp.Clause.DependClause.DependKind;
import org.racelens.model.omp.Clause.DoacrossClause;
import org.racelens.model.omp.Clause.DoacrossClause.DoacrossKind;
import org.racelens.model.omp.Clause.ExpressionListClause;
import org.racelens.model.omp.Clause.IteratorSpecifier;
import org.racelens.model.omp.Clause.MapClause;
import org.racelens.model.omp.Clause.MapClause.MapType;
import org.racelens.model.omp.Clause.ExpressionClause;
import org.racelens.model.omp.Clause.KeywordClause;
import org.racelens.model.omp.Clause.ListClause;
import org.racelens.model.omp.Clause.ListItem;
import org.racelens.model.omp.Clause.RawClause;
import org.racelens.model.omp.Clause.ReductionClause;
import org.racelens.model.omp.Clause.ScheduleClause;
import org.racelens.model.omp.Clause.ScheduleClause.ScheduleKind;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Directive;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;

class ResolverTest {
	private static final Type ROW = new ArrayType(IntegerType.INT, Optional.empty());
	private static final List<Variable> VARIABLES = List.of(variable(1, "x", IntegerType.INT), variable(2, "y", IntegerType.INT),
			variable(3, "n", IntegerType.INT), variable(4, "a", ROW), variable(5, "m", new ArrayType(ROW, Optional.empty())),
			variable(6, "p", new PointerType(IntegerType.LONG, false)), variable(7, "ns::q", IntegerType.INT),
			variable(8, "s", new Type.RecordType("S")),
			variable(9, "this", new PointerType(new Type.RecordType("S"), false)));

	private static final ClauseExpressions SCOPE = new KnownNames(VARIABLES);

	/** Knows some variables; any expression of which the first word is known, or that is a number, is an expression: its own text. */
	private record KnownNames(List<Variable> variables) implements ClauseExpressions {
		@Override
		public Optional<Variable> variable(String name) {
			return variables.stream().filter(v -> v.name().equals(name)).findFirst();
		}

		@Override
		public Optional<Expression> expression(String text, SourceRange range) {
			if (text.chars().allMatch(Character::isDigit)) {
				return Optional.of(new IntegerLiteral(Long.parseLong(text), IntegerType.INT, range));
			}
			if (text.equals("(long)0")) {
				return Optional.of(new IntegerLiteral(0, IntegerType.LONG, range));
			}
			Optional<Variable> variable = variable(text);
			if (variable.isPresent()) {
				return variable.map(v -> new VariableReference(v, range));
			}
			boolean known = variables.stream().anyMatch(v -> text.replaceFirst("^[*(&]+", "").startsWith(v.name()))
					|| text.startsWith("field");
			return known ? Optional.of(new StringLiteral(text, new PointerType(IntegerType.INT, false), range)) : Optional.empty();
		}

		@Override
		public Declared declaring(String name, Type type, SourceRange range) {
			Variable declared = ResolverTest.variable(100 + variables.size(), name, type);
			return new Declared(declared, new KnownNames(Stream.concat(Stream.of(declared), variables.stream()).toList()));
		}
	}

	private static Variable variable(int id, String name, Type type) {
		return new Variable(id, name, type, Variable.Storage.LOCAL, false, SourceRange.startOf("a.c"));
	}

	private static ResolvedDirective resolve(String text) {
		return DirectiveResolver.resolve(Scanned.text(text).isClean().directive(), SCOPE);
	}

	private static Directive clean(String text) {
		ResolvedDirective resolved = resolve(text);
		assertEquals(List.of(), resolved.messages());
		return resolved.directive();
	}

	private static <C extends Clause> C clause(Class<C> type, String text) {
		Directive directive = clean(text);
		return assertInstanceOf(type, directive.clauses().get(0));
	}

	private static Expression item(String text) {
		ListItem item = clause(ListClause.class, "task affinity(" + text + ")").items().get(0);
		assertEquals(text, item.text());
		return item.expression().orElseThrow();
	}

	/** Every clause of every directive becomes a clause of the model with the same name and place. */
	@TestFactory
	Stream<DynamicTest> everyClauseIsResolved() {
		return Arrays.stream(ClauseName.values()).map(name -> dynamicTest(name.spelling(), () -> {
			Scanned scanned = Scanned.text(Samples.directive(Samples.allowing(name), name)).isClean();
			Directive directive = DirectiveResolver.resolve(scanned.directive(), SCOPE).directive();
			assertEquals(scanned.directive().names(), directive.names());
			assertEquals(scanned.clauseNames(), directive.clauses().stream().map(Clause::name).toList());
			assertTrue(directive.has(name));
		}));
	}

	@Test
	void dataSharingClausesListVariables() {
		for (ClauseName name : List.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.SHARED, ClauseName.COPYIN)) {
			ListClause clause = clause(ListClause.class, "parallel " + name.spelling() + "(x, y)");
			assertEquals(name, clause.name());
			assertEquals(List.of("x", "y"), clause.items().stream().map(i -> i.variable().orElseThrow().name()).toList());
			assertEquals(Optional.empty(), clause.modifier());
		}
	}

	@Test
	void itemsKnowTheirPlace() {
		ListItem y = clause(ListClause.class, "parallel private(x, y)").items().get(1);
		assertEquals("a.c:1:21", y.range().toString());
		assertEquals("y", assertInstanceOf(VariableReference.class, y.expression().orElseThrow()).variable().name());
	}

	@Test
	void lastprivateMayBeConditional() {
		assertEquals(Optional.of("conditional"), clause(ListClause.class, "for lastprivate(conditional : x)").modifier());
		assertEquals(Optional.empty(), clause(ListClause.class, "for lastprivate(x)").modifier());
	}

	@Test
	void linearHasOneFormForItsSpellings() {
		assertEquals(Optional.empty(), clause(ListClause.class, "simd linear(x)").modifier());
		assertEquals(Optional.of("step(2)"), clause(ListClause.class, "simd linear(x, y : 2)").modifier());
		assertEquals(Optional.of("val, step(2)"), clause(ListClause.class, "simd linear(x : val, step(2))").modifier());
		ListClause old = clause(ListClause.class, "simd linear(val(x, y) : 2)");
		assertEquals(Optional.of("val, step(2)"), old.modifier());
		assertEquals(List.of("x", "y"), old.items().stream().map(ListItem::text).toList());
	}

	@Test
	void reductionsHaveOperatorAndModifier() {
		ReductionClause plain = clause(ReductionClause.class, "for reduction(max : x, a[0:n])");
		assertEquals("max", plain.operator());
		assertEquals(Optional.empty(), plain.modifier());
		assertEquals(2, plain.items().size());
		ReductionClause scan = clause(ReductionClause.class, "for reduction(inscan, + : x)");
		assertEquals("+", scan.operator());
		assertEquals(Optional.of("inscan"), scan.modifier());
		assertEquals(ClauseName.IN_REDUCTION, clause(ReductionClause.class, "task in_reduction(+ : x)").name());
	}

	@Test
	void schedulesAreResolved() {
		ScheduleClause clause = clause(ScheduleClause.class, "for schedule(monotonic, simd : dynamic, n)");
		assertEquals(ScheduleKind.DYNAMIC, clause.kind());
		assertEquals(Set.of("monotonic", "simd"), clause.modifiers());
		assertEquals("n", assertInstanceOf(VariableReference.class, clause.chunk().orElseThrow()).variable().name());
		assertEquals(Optional.empty(), clause(ScheduleClause.class, "for schedule(static)").chunk());
		for (ScheduleKind kind : ScheduleKind.values()) {
			assertEquals(kind, clause(ScheduleClause.class, "for schedule(" + kind.name().toLowerCase() + ")").kind());
		}
	}

	@Test
	void anUnknownScheduleIsKeptAsText() {
		Directive directive = DirectiveResolver.resolve(Scanned.text("for schedule(fast, 2)").directive(), SCOPE).directive();
		assertEquals(List.of("fast", "2"), assertInstanceOf(RawClause.class, directive.clauses().get(0)).arguments());
	}

	@Test
	void expressionsAreResolved() {
		ExpressionClause threads = clause(ExpressionClause.class, "parallel num_threads(4)");
		assertEquals(4, assertInstanceOf(IntegerLiteral.class, threads.expression().orElseThrow()).value());
		assertEquals(Optional.empty(), threads.modifier());
		assertEquals(Optional.of("strict"), clause(ExpressionClause.class, "parallel num_threads(strict : 4)").modifier());
		assertEquals(Optional.of("parallel"), clause(ExpressionClause.class, "parallel for if(parallel : x)").modifier());
		assertEquals(Optional.empty(), clause(ExpressionClause.class, "for ordered").expression());
		ExpressionClause teams = clause(ExpressionClause.class, "teams num_teams(2 : 8)");
		assertEquals(2, assertInstanceOf(IntegerLiteral.class, teams.lower().orElseThrow()).value());
		assertEquals(8, assertInstanceOf(IntegerLiteral.class, teams.expression().orElseThrow()).value());
	}

	@Test
	void anExpressionThatIsNotUnderstoodIsAGap() {
		ExpressionClause clause = clause(ExpressionClause.class, "parallel if(unknown(1))");
		Unmodelled expression = assertInstanceOf(Unmodelled.class, clause.expression().orElseThrow());
		assertEquals("a.c:1:13", expression.gap().place().toString());
	}

	@Test
	void wordsAreKeywords() {
		assertEquals(Optional.of("none"), clause(KeywordClause.class, "parallel default(none)").keyword());
		assertEquals(Optional.empty(), clause(KeywordClause.class, "for nowait").keyword());
		assertEquals(Optional.of("close"), clause(KeywordClause.class, "parallel proc_bind(close)").keyword());
		assertEquals(ClauseName.PARALLEL, clause(KeywordClause.class, "cancel parallel").name());
		assertEquals(ClauseName.SEQ_CST, clause(KeywordClause.class, "atomic seq_cst read").name());
		assertEquals(Optional.of("concurrent"), clause(KeywordClause.class, "loop order(concurrent)").keyword());
	}

	@Test
	void otherClausesKeepTheirText() {
		assertEquals(List.of("omp_default_mem_alloc"),
				clause(ListClause.class, "target uses_allocators(omp_default_mem_alloc)").items().stream().map(ListItem::text).toList());
	}

	@Test
	void wordsOnBothSidesOfAColonAreKept() {
		KeywordClause defaultmap = clause(KeywordClause.class, "target defaultmap(tofrom : scalar)");
		assertEquals(Optional.of("tofrom"), defaultmap.keyword());
		assertEquals(Optional.of("scalar"), defaultmap.modifier());
		KeywordClause order = clause(KeywordClause.class, "loop order(reproducible : concurrent)");
		assertEquals(Optional.of("concurrent"), order.keyword());
		assertEquals(Optional.of("reproducible"), order.modifier());
		ScheduleClause schedule = clause(ScheduleClause.class, "distribute dist_schedule(static, 4)");
		assertEquals(ClauseName.DIST_SCHEDULE, schedule.name());
		assertEquals(4, assertInstanceOf(IntegerLiteral.class, schedule.chunk().orElseThrow()).value());
	}

	@Test
	void dependencesHaveKindAndPlaces() {
		for (DependKind kind : DependKind.values()) {
			DependClause clause = clause(DependClause.class, "task depend(" + kind.name().toLowerCase() + " : x, a[0:n])");
			assertEquals(kind, clause.kind());
			assertEquals(List.of("x", "a"), clause.items().stream().map(i -> i.variable().orElseThrow().name()).toList());
			assertInstanceOf(ArraySection.class, clause.items().get(1).expression().orElseThrow());
			assertEquals(false, clause.allMemory());
		}
		DependClause all = clause(DependClause.class, "task depend(out : omp_all_memory, x)");
		assertEquals(true, all.allMemory());
		assertEquals(List.of("x"), all.items().stream().map(ListItem::text).toList());
	}

	@Test
	void iteratorsDeclareVariablesOfTheirClause() {
		DependClause clause = clause(DependClause.class, "task depend(iterator(k = 0 : n, long j = 1 : 9 : 2), in : k, j)");
		assertEquals(List.of("k", "j"), clause.iterators().stream().map(i -> i.variable().name()).toList());
		assertEquals(List.of(IntegerType.INT, IntegerType.LONG), clause.iterators().stream().map(i -> i.variable().type()).toList());
		assertEquals("n", assertInstanceOf(VariableReference.class, clause.iterators().get(0).end()).variable().name());
		assertEquals(Optional.empty(), clause.iterators().get(0).step());
		assertEquals(2, assertInstanceOf(IntegerLiteral.class, clause.iterators().get(1).step().orElseThrow()).value());
		assertEquals(clause.iterators().stream().map(IteratorSpecifier::variable).toList(),
				clause.items().stream().map(i -> i.variable().orElseThrow()).toList());
		assertEquals(1, resolve("task depend(iterator(k = 0 : n), in : j)").messages().size());
	}

	@Test
	void doacrossHasTwoSpellings() {
		for (String text : List.of("ordered doacross(sink : x - 1, y)", "ordered depend(sink : x - 1, y)")) {
			DoacrossClause clause = clause(DoacrossClause.class, text);
			assertEquals(DoacrossKind.SINK, clause.kind());
			assertEquals("x - 1", assertInstanceOf(StringLiteral.class, clause.vector().get(0)).text());
			assertEquals(2, clause.vector().size());
		}
		for (String text : List.of("ordered doacross(source :)", "ordered depend(source)",
				"ordered doacross(source : omp_cur_iteration)")) {
			assertEquals(DoacrossKind.SOURCE, clause(DoacrossClause.class, text).kind());
		}
		assertEquals(DoacrossKind.PREVIOUS, clause(DoacrossClause.class, "ordered doacross(sink : omp_cur_iteration - 1)").kind());
	}

	@Test
	void tilesHaveSizes() {
		assertEquals(2, clause(ExpressionListClause.class, "tile sizes(4, n)").expressions().size());
	}

	@Test
	void mapListsLocators() {
		MapClause clause = clause(MapClause.class, "target map(always, tofrom : x, p[0:n])");
		assertEquals(MapType.TOFROM, clause.type());
		assertEquals(Set.of("always"), clause.modifiers());
		assertEquals(List.of("x", "p"), clause.items().stream().map(i -> i.variable().orElseThrow().name()).toList());
		assertEquals(1, clause(MapClause.class, "target map(iterator(i = 0 : n), to : a[i])").iterators().size());
	}

	@Test
	void aMapTypeThatIsNotWrittenDependsOnTheDirective() {
		assertEquals(MapType.TOFROM, clause(MapClause.class, "target map(x)").type());
		assertEquals(MapType.TO, clause(MapClause.class, "target enter data map(x)").type());
		assertEquals(MapType.FROM, clause(MapClause.class, "target exit data map(x)").type());
	}

	@Test
	void sectionsHaveLowerBoundAndLength() {
		ArraySection section = assertInstanceOf(ArraySection.class, item("a[2:n]"));
		assertEquals("a", assertInstanceOf(VariableReference.class, section.base()).variable().name());
		assertEquals(2, assertInstanceOf(IntegerLiteral.class, section.lower().orElseThrow()).value());
		assertEquals("n", assertInstanceOf(VariableReference.class, section.length().orElseThrow()).variable().name());
		assertEquals(Optional.empty(), section.stride());
		assertEquals(IntegerType.INT, section.type());
	}

	@Test
	void partsOfSectionsMayBeAbsent() {
		record Parts(String text, boolean lower, boolean length, boolean stride) {
		}
		for (Parts parts : List.of(new Parts("a[:n]", false, true, false), new Parts("a[1:]", true, false, false),
				new Parts("a[:]", false, false, false),
				new Parts("a[1:n:2]", true, true, true), new Parts("a[:n:2]", false, true, true), new Parts("a[1::2]", true, false, true),
				new Parts("a[::2]", false, false, true), new Parts("a[1:n:]", true, true, false),
				new Parts("a[ : : 2]", false, false, true))) {
			ArraySection section = assertInstanceOf(ArraySection.class, item(parts.text()), parts.text());
			assertEquals(parts,
					new Parts(parts.text(), section.lower().isPresent(), section.length().isPresent(), section.stride().isPresent()));
		}
	}

	@Test
	void theColonOfAConditionalIsNoSection() {
		assertInstanceOf(StringLiteral.class, item("a[x ? 1 : 2]"));
		ArraySection section = assertInstanceOf(ArraySection.class, item("a[x ? 1 : 2 : n]"));
		assertEquals("x ? 1 : 2", assertInstanceOf(StringLiteral.class, section.lower().orElseThrow()).text());
		assertInstanceOf(StringLiteral.class, item("a[ns::q]"));
	}

	@Test
	void sectionsOfSeveralDimensionsNest() {
		ArraySection outer = assertInstanceOf(ArraySection.class, item("m[0:n][1:2]"));
		ArraySection inner = assertInstanceOf(ArraySection.class, outer.base());
		assertEquals(ROW, inner.type());
		assertEquals(IntegerType.INT, outer.type());
		assertEquals("m", assertInstanceOf(VariableReference.class, inner.base()).variable().name());
		Subscript element = assertInstanceOf(Subscript.class, item("m[0:n][1]"));
		assertInstanceOf(ArraySection.class, element.base());
		ArraySection row = assertInstanceOf(ArraySection.class, item("m[x][0:n]"));
		assertEquals("m[x]", assertInstanceOf(StringLiteral.class, row.base()).text());
	}

	@Test
	void sectionsOfPointersHaveThePointeesType() {
		assertEquals(IntegerType.LONG, item("p[0:n]").type());
	}

	@Test
	void otherLocatorsAreExpressions() {
		assertInstanceOf(StringLiteral.class, item("a[x]"));
		assertInstanceOf(StringLiteral.class, item("*p"));
		assertInstanceOf(StringLiteral.class, item("s.f"));
		assertInstanceOf(StringLiteral.class, item("this->x"));
		ArraySection section = assertInstanceOf(ArraySection.class, item("s.f[0:n]"));
		assertEquals("s.f", assertInstanceOf(StringLiteral.class, section.base()).text());
	}

	@Test
	void theBaseVariableOfALocatorIsFound() {
		for (String text : List.of("s.f[0:n]", "s.f", "s")) {
			assertEquals("s", clause(ListClause.class, "task affinity(" + text + ")").items().get(0).variable().orElseThrow().name());
		}
		assertEquals("p", clause(ListClause.class, "task affinity(*p)").items().get(0).variable().orElseThrow().name());
		assertEquals("this", clause(ListClause.class, "task affinity(this->x)").items().get(0).variable().orElseThrow().name());
		assertEquals("ns::q", clause(ListClause.class, "parallel shared(ns::q)").items().get(0).variable().orElseThrow().name());
	}

	@Test
	void anUnknownNameIsReportedAndItsItemKept() {
		ResolvedDirective resolved = resolve("parallel private(x, zz) reduction(+ : ww[0:n])");
		assertEquals(List.of("unknown-variable", "unknown-variable"), resolved.messages().stream().map(m -> m.kind()).toList());
		assertEquals("a.c:1:21", resolved.messages().get(0).place().toString());
		assertEquals("a.c:1:39", resolved.messages().get(1).place().toString());
		ListItem item = ((ListClause) resolved.directive().clauses().get(0)).items().get(1);
		assertEquals(new ListItem(Optional.empty(), Optional.empty(), "zz", item.range()), item);
	}

	@Test
	void aMemberWithoutThisIsNoMistake() {
		ListItem item = clause(ListClause.class, "parallel shared(field)").items().get(0);
		assertEquals(Optional.empty(), item.variable());
		assertTrue(item.expression().isPresent());
	}

	@Test
	void argumentsOfDirectivesAreResolvedWhereTheyAreLists() {
		assertEquals("x", clean("flush(x, a)").arguments().get(0).variable().orElseThrow().name());
		assertEquals("y", clean("threadprivate(y)").arguments().get(0).variable().orElseThrow().name());
		ListItem name = clean("critical(zone)").arguments().get(0);
		assertEquals(Optional.empty(), name.variable());
		assertEquals("zone", name.text());
		assertEquals("plus : int : omp_out += omp_in",
				clean("declare reduction(plus : int : omp_out += omp_in)").arguments().get(0).text());
		assertEquals(1, resolve("threadprivate(zz)").messages().size());
	}

	@Test
	void namesOfADeclarationThatFollowsAreNotMissed() {
		clean("declare simd uniform(later) linear(index : 1)");
		clean("declare mapper(struct vector v) map(v.data[0:v.length])");
		clean("declare target to(function)");
		clean("declare target enter(function) link(table)");
		clean("task depend(out : omp_all_memory)");
	}

	@Test
	void theDirectiveKeepsItsNameAndPlace() {
		Directive directive = clean("parallel for private(x)");
		assertEquals("parallel for", directive.spelling());
		assertEquals(List.of(DirectiveName.PARALLEL, DirectiveName.FOR), directive.names());
		assertEquals("a.c:1:1", directive.range().toString());
		assertEquals(23, directive.range().endOffset());
	}
}
