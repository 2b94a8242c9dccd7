package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.analysis.semantics.LibraryEffect;
import org.racelens.analysis.syntax.CanonicalLoop;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.AddressOf;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.Binary;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.expr.Expression.Cast;
import org.racelens.model.expr.Expression.Dereference;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Expression.Member;
import org.racelens.model.expr.Expression.Subscript;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.omp.ConstructBodies;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.FloatingType;
import org.racelens.model.type.Type.IntegerType;

/**
 * {@code reduction} by way of a local variable, for what a clause cannot list: {@code *p}, {@code s->member}, {@code this->member}, one
 * element of an array. The loop gathers in the variable, and what it has gathered is added behind the loop. OpenMP 5.2 §5.5.5
 */
final class LocalSumFix implements FixRule {
	/** What the local variable begins with, by the operator of the updates. */
	private static final Map<String, String> NEUTRAL = Map.of("+", "0", "*", "1", "|", "0", "^", "0", "&", "~0");
	private static final Set<DirectiveName> OF_THREADS = Set.of(DirectiveName.PARALLEL, DirectiveName.FOR, DirectiveName.SIMD);

	/**
	 * What is updated.
	 *
	 * @param place one of the expressions that name it; all are spelt alike
	 * @param type as a declaration writes it
	 */
	private record Total(Expression place, String operator, String type) {
	}

	@Override
	public List<Proposal> proposals(FixContext context) {
		Target loop = context.regionTarget();
		boolean whole = loop.isLoop() && OF_THREADS.containsAll(loop.directive().names())
				&& loop.directive().names().contains(DirectiveName.PARALLEL)
				&& context.sites().stream().allMatch(s -> s.targets().size() == 1);
		return whole ? total(context).map(t -> proposal(context, loop, t)).stream().toList() : List.of();
	}

	/** The one place that all ends of the races update with one operator; empty where a clause can list it, or there is none. */
	private static Optional<Total> total(FixContext context) {
		List<Optional<Update>> updates = context.sites().stream()
				.map(s -> s.statement().flatMap(x -> Update.of(x, s.end().place(), context.source()))).toList();
		if (updates.isEmpty() || !updates.stream().allMatch(u -> u.filter(x -> x.form() == Update.Form.UPDATE).isPresent())) {
			return Optional.empty();
		}
		Expression place = updates.get(0).get().target();
		boolean same = updates.stream().map(u -> text(u.get().target(), context)).distinct().count() == 1
				&& updates.stream().map(u -> u.get().effect()).distinct().count() == 1;
		Optional<String> operator = updates.get(0).get().effect().filter(NEUTRAL::containsKey);
		return same && operator.isPresent() && !(place instanceof VariableReference)
				? spelt(place.type()).filter(t -> !operator.get().matches("[&|^]") || place.type() instanceof IntegerType)
						.map(t -> new Total(place, operator.get(), t))
				: Optional.empty();
	}

	private static Optional<String> spelt(Type type) {
		if (type instanceof FloatingType f) {
			return Optional.ofNullable(Map.of(4, "float", 8, "double", 16, "long double").get(f.bytes()));
		}
		if (!(type instanceof IntegerType t) || t.bool()) {
			return Optional.empty();
		}
		return Optional.ofNullable(Map.of(8, "char", 16, "short", 32, "int", 64, "long long").get(t.bits()))
				.map(name -> (t.signed() ? name.equals("char") ? "signed " : "" : "unsigned ") + name);
	}

	private static Proposal proposal(FixContext context, Target loop, Total total) {
		String place = context.layout().text(total.place().range().offset(), total.place().range().endOffset());
		String name = freshName(context, place);
		String clause = "reduction(" + total.operator() + ":" + name + ")";
		String title = "gather " + place + " in a local variable, with " + clause + " on the " + loop.title();
		Optional<String> obstacle = obstacle(context, loop, total);
		Optional<List<TextEdit>> around = obstacle.isPresent() ? Optional.empty() : around(context, total, place, name);
		if (around.isEmpty()) {
			return new Refusal(FixKind.REDUCTION, title, obstacle.orElse("the directive shares its lines with other code"));
		}
		List<TextEdit> edits = new ArrayList<>(around.get());
		edits.add(context.text(loop).reduced(total.operator(), name));
		uses(context, total).forEach(u -> edits.add(new TextEdit(u.range().offset(), u.range().endOffset(), name)));
		boolean rounds = total.place().type() instanceof FloatingType;
		boolean pointer = total.place() instanceof Dereference
				|| total.place() instanceof Subscript s && !(s.base().type() instanceof ArrayType);
		String meaning = place + " is only updated with " + total.operator() + " while the loop runs"
				+ (pointer ? ", and nothing else there is taken to be the same memory" : "")
				+ (rounds ? "; floating-point results may be rounded differently" : "");
		return context.change(FixKind.REDUCTION, title, meaning, List.of(loop), edits);
	}

	/** The declaration before the directive and the last update behind the loop. */
	private static Optional<List<TextEdit>> around(FixContext context, Total total, String place, String name) {
		TextLayout layout = context.layout();
		SourceRange directive = context.region().construct().directive().range();
		List<Statement> path = context.outline().path(directive);
		boolean inBlock = path.stream()
				.anyMatch(s -> s instanceof Block b && b.statements().contains(context.region()) && takesDeclarations(b));
		int end = context.region().range().endOffset();
		if (!inBlock || !layout.startsLine(directive.offset()) || !layout.endsLine(end) || layout.nextLine(end) == layout.lineEnd(end)) {
			return Optional.empty();
		}
		Statement body = ConstructBodies.of(context.regionTarget().leaf()).get(0);
		String indentation = layout.indentation(body.range().offset());
		String declaration = indentation + total.type() + " " + name + " = " + NEUTRAL.get(total.operator()) + ";" + layout.newLine();
		String update = indentation + place + " " + total.operator() + "= " + name + ";" + layout.newLine();
		return Optional.of(List.of(TextEdit.insert(layout.lineStart(directive.offset()), declaration),
				TextEdit.insert(layout.nextLine(end), update)));
	}

	/** Whether no jump leads into the block, past a declaration, and no label would be one of a declaration. */
	private static boolean takesDeclarations(Block block) {
		return block.statements().stream().noneMatch(s -> s instanceof Statement.CaseLabel || s instanceof Statement.Unmodelled);
	}

	private static Optional<String> obstacle(FixContext context, Target loop, Total total) {
		String place = text(total.place(), context);
		boolean[] steady = { isSimple(total.place()) };
		Walk.expressions(total.place(), e -> steady[0] &= !(e instanceof VariableReference r) || isSteady(r.variable(), loop));
		if (!steady[0]) {
			return Optional.of(place + " may be another place in another iteration");
		}
		boolean header = loop.headers().stream().anyMatch(h -> isUsedIn(h, total, context));
		boolean body = loop.work().stream().limit(1).anyMatch(w -> ownExpressions(w).anyMatch(e -> isUsedIn(e, total, context)));
		return header || body || ThreadNeeds.calls(loop.statement(), context.unit()).isPresent()
				? Optional.of(place + " may be used otherwise while the loop runs")
				: Optional.empty();
	}

	private static Stream<Expression> ownExpressions(Statement code) {
		List<Expression> result = new ArrayList<>();
		Walk.statements(code, s -> result.addAll(Walk.ownExpressions(s)));
		return result.stream();
	}

	/** Whether a variable of the place keeps its value while the loop runs. */
	private static boolean isSteady(Variable v, Target loop) {
		boolean[] steady = { !loop.leaf().range().contains(v.declaration())
				&& CanonicalLoop.variableOf(ConstructBodies.of(loop.leaf()).get(0)).filter(v::equals).isEmpty()
				&& loop.directive().clauses().stream().noneMatch(c -> Clauses.lists(c, v)) };
		loop.work().forEach(w -> Walk.expressions(w, e -> {
			Optional<Expression> target = e instanceof Assignment a ? Optional.of(a.target())
					: e instanceof Increment i ? Optional.of(i.target()) : e instanceof AddressOf a ? Optional.of(a.operand())
					: Optional.empty();
			steady[0] &= target.filter(t -> t instanceof VariableReference r && r.variable().equals(v)).isEmpty();
		}));
		return steady[0];
	}

	/** Whether an expression may use the place otherwise than to update it: it names what the place is a part of, or calls unknown code. */
	private static boolean isUsedIn(Expression e, Total total, FixContext context) {
		if (e.getClass() == total.place().getClass() && text(e, context).equals(text(total.place(), context))) {
			return !isUpdated(e, context);
		}
		boolean sibling = e instanceof Member m && total.place() instanceof Member t && !m.field().equals(t.field())
				&& text(m.object(), context).equals(text(t.object(), context));
		boolean own = e instanceof Expression.Unmodelled || e instanceof Call c && LibraryEffect.of(c.callee()).isEmpty()
				|| e instanceof Member m && total.place() instanceof Member t && m.field().equals(t.field())
				|| e instanceof VariableReference r && base(total.place()).filter(r.variable()::equals).isPresent();
		return own || !sibling && Walk.operands(e).stream().anyMatch(o -> isUsedIn(o, total, context));
	}

	/** Whether a use of the place belongs to one of the updates. */
	private static boolean isUpdated(Expression use, FixContext context) {
		return context.sites().stream().flatMap(s -> s.statement().stream()).anyMatch(s -> s.range().contains(use.range()));
	}

	/** The variable that holds the place, or the pointer that leads to it. */
	private static Optional<Variable> base(Expression e) {
		if (e instanceof VariableReference r) {
			return Optional.of(r.variable());
		}
		return e instanceof Member m ? base(m.object()) : e instanceof Subscript s ? base(s.base())
				: e instanceof Dereference d ? base(d.pointer()) : e instanceof Cast c ? base(c.operand()) : Optional.empty();
	}

	/** Whether a place needs no more than one pointer to be followed, which nothing in the loop can change but by name. */
	private static boolean isSimple(Expression e) {
		if (e instanceof Member m) {
			return isSimple(m.object());
		}
		if (e instanceof Subscript s) {
			return isIndex(s.index())
					&& (s.base().type() instanceof ArrayType ? isSimple(s.base()) : s.base() instanceof VariableReference);
		}
		return e instanceof VariableReference || e instanceof Dereference d && unconverted(d.pointer()) instanceof VariableReference;
	}

	private static Expression unconverted(Expression e) {
		return e instanceof Cast c ? unconverted(c.operand()) : e;
	}

	/** A subscript of numbers and variables: what memory holds might change. */
	private static boolean isIndex(Expression e) {
		return e instanceof Expression.IntegerLiteral || e instanceof VariableReference
				|| (e instanceof Binary || e instanceof Cast || e instanceof Expression.Unary)
						&& Walk.operands(e).stream().allMatch(LocalSumFix::isIndex);
	}

	/** The expressions of the loop that name the place. */
	private static List<Expression> uses(FixContext context, Total total) {
		String place = text(total.place(), context);
		List<Expression> found = new ArrayList<>();
		context.sites().stream().flatMap(s -> s.statement().stream()).distinct().forEach(s -> Walk.expressions(s, e -> {
			boolean known = found.stream().anyMatch(f -> f.range().equals(e.range()));
			if (!known && e.getClass() == total.place().getClass() && text(e, context).equals(place)) {
				found.add(e);
			}
		}));
		return found;
	}

	private static String freshName(FixContext context, String place) {
		Matcher last = Pattern.compile("([A-Za-z_]\\w*)\\W*$").matcher(place.replaceAll("\\[.*", ""));
		String base = (last.find() ? last.group(1) : "sum") + "_sum";
		String name = base;
		for (int i = 2; Pattern.compile("\\b" + name + "\\b").matcher(context.source().text()).find(); i++) {
			name = base + i;
		}
		return name;
	}

	private static String text(Expression e, FixContext context) {
		SourceRange r = e.range();
		return r.path().equals(context.source().path()) ? context.layout().text(r.offset(), r.endOffset()).replaceAll("\\s+", "")
				: r.toString();
	}
}
