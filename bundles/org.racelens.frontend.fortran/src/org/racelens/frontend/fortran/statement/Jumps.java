package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.LoopFrame;
import org.racelens.frontend.fortran.unit.LoopFrame.Kind;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Unmodelled;
import org.racelens.openmp.program.Statement.Unmodelled.Deeds;

/**
 * Branches to labels and out of constructs, by loops that are left: statements before a label to which one branches are executed once,
 * statements from such a label on until none branches back. Fortran 2018 §11.2
 */
final class Jumps {
	private static final Set<String> TOLD = Set.of("err", "end", "eor");
	private static final Pattern ASSIGNED = Pattern.compile("(?i)go\\s*to\\s*[a-z]");
	private static final Pattern ALTERNATE = Pattern.compile("[(,]\\s*[*&]\\s*(\\d+)\\s*(?=[,)])");

	private final Parts parts;

	Jumps(Parts parts) {
		this.parts = parts;
	}

	/** The labels to which a statement, or a part of it, may branch. */
	static Stream<String> labels(Node n) {
		if (n.is("statement_label_reference")) {
			return Stream.of(label(n.text()));
		}
		Stream<String> own = n.is("keyword_argument") ? told(n).stream() : n.is("subroutine_call") ? alternates(n).stream() : Stream.of();
		return Stream.concat(own, n.children().stream().flatMap(Jumps::labels));
	}

	/** A label; zeros in front do not count. */
	static String label(String text) {
		return text.strip().replaceFirst("^0+(?=.)", "");
	}

	/** {@code err=10} */
	private static Optional<String> told(Node argument) {
		return argument.field("name").filter(n -> TOLD.contains(n.name())).flatMap(n -> argument.field("value"))
				.filter(v -> v.is("number_literal")).map(v -> label(v.text()));
	}

	/** {@code call s(*10)}: the text that the parser reads has no labels there. */
	private static List<String> alternates(Node call) {
		List<String> labels = new ArrayList<>();
		String text = call.source().spelling(call.start(), call.end());
		if (text.indexOf('*') >= 0) {
			for (Matcher m = ALTERNATE.matcher(text); m.find();) {
				labels.add(label(m.group(1)));
			}
		}
		return labels;
	}

	/** What may be left by a branch. */
	void block(Optional<String> name, Kind kind, SourceRange at, Scope scope, Code code, BiConsumer<Scope, Code> content) {
		LoopFrame frame = new LoopFrame(kind, name, scope.loop(), parts.unit().made("next", Types.INTEGER, Storage.LOCAL, at),
				Optional.empty());
		Code inside = code.apart();
		content.accept(scope.in(frame), inside);
		Code body = code.apart();
		if (frame.isLeft()) {
			body.add(new Declaration(frame.next(), Optional.of(Terms.number(0, at)), at));
		}
		body.addAll(inside);
		if (kind == Kind.REPEATED) {
			body.add(new Statement.Break(at));
		}
		boolean once = kind == Kind.BLOCK;
		code.add(new Loop(Optional.empty(), once ? Optional.of(Terms.number(0, at)) : Optional.empty(), Optional.empty(), once,
				body.block(at), at));
		goOn(frame, at, code);
	}

	/** After a loop inside others: the ones around it that it was left for. */
	static void goOn(LoopFrame inner, SourceRange at, Code code) {
		for (Optional<LoopFrame> f = inner.outer(); f.isPresent(); f = f.get().outer()) {
			if (!f.get().isLeft()) {
				continue;
			}
			Expression next = Terms.use(f.get().next(), at);
			if (f.equals(inner.outer())) {
				if (f.get().isEnded()) {
					code.add(new If(Terms.binary(Operator.EQUAL, next, Terms.number(1, at), at), new Statement.Break(at), Optional.empty(),
							at));
				}
				if (f.get().isResumed()) {
					code.add(new If(Terms.binary(Operator.EQUAL, next, Terms.number(2, at), at), new Statement.Continue(at),
							Optional.empty(), at));
				}
			} else {
				code.add(new If(Terms.binary(Operator.NOT_EQUAL, next, Terms.number(0, at), at), new Statement.Break(at), Optional.empty(),
						at));
			}
		}
	}

	/** {@code exit}, {@code cycle} */
	void leave(Node s, Scope scope, Code code) {
		Optional<String> name = s.child("identifier").map(Node::name);
		Optional<LoopFrame> meant = scope.loop();
		while (meant.filter(f -> name.isPresent() ? !f.isCalled(name.get()) : !f.isLoop()).isPresent()) {
			meant = meant.get().outer();
		}
		leave(meant, s.hasToken("exit"), s.range(), scope, code);
	}

	private static void leave(Optional<LoopFrame> meant, boolean exits, SourceRange at, Scope scope, Code code) {
		if (meant.isEmpty() || scope.isOutside(meant.get())) {
			gap(at, code);
			return;
		}
		if (!meant.equals(scope.loop())) {
			if (exits) {
				meant.get().end();
			} else {
				meant.get().goOn();
			}
			code.assign(Terms.use(meant.get().next(), at), Terms.number(exits ? 1 : 2, at), at);
			code.add(new Statement.Break(at));
			return;
		}
		code.add(exits ? new Statement.Break(at) : new Statement.Continue(at));
	}

	/** Where execution goes is not modelled. */
	static void gap(SourceRange at, Code code) {
		code.add(new Unmodelled(Unit.statementGap(at, FortranSentence.FORTRAN_JUMP_IS_NOT_MODELLED.of()), Deeds.JUMPS, List.of(), at));
	}

	private static void to(String label, SourceRange at, Scope scope, Code code) {
		Optional<LoopFrame> meant = scope.loop();
		while (meant.filter(f -> !f.isCalled(label)).isPresent()) {
			meant = meant.get().outer();
		}
		leave(meant, meant.filter(f -> f.kind() == Kind.REPEATED).isEmpty(), at, scope, code);
	}

	/** {@code goto 10}, {@code goto (10, 20), i}, {@code goto i, (10, 20)} */
	void branch(Node s, Scope scope, Code code) {
		SourceRange at = s.range();
		List<String> labels = s.all("statement_label_reference").stream().map(n -> label(n.text())).toList();
		if (!s.hasToken("(") && labels.size() == 1) {
			to(labels.get(0), at, scope, code);
			return;
		}
		List<Node> others = s.parts().stream().filter(n -> !n.is("statement_label_reference")).toList();
		if (labels.isEmpty() || others.size() != 1) {
			gap(at, code);
			return;
		}
		Expression index = code.kept(parts.expressions().scalar(others.get(0), scope, code), at);
		boolean assigned = ASSIGNED.matcher(s.source().spelling(s.start(), s.end())).lookingAt();
		for (int i = 0; i < labels.size(); i++) {
			long chosen = assigned ? Long.parseLong(labels.get(i)) : i + 1;
			to(labels.get(i), Terms.binary(Operator.EQUAL, index, Terms.number(chosen, at), at), at, scope, code);
		}
	}

	private static void to(String label, Expression condition, SourceRange at, Scope scope, Code code) {
		Code taken = code.apart();
		to(label, at, scope, taken);
		code.add(new If(condition, taken.single(at), Optional.empty(), at));
	}

	/** {@code if (n) 10, 20, 30} goes by the sign of a number. Fortran 2008 §8.2.4 */
	void bySign(Node s, Scope scope, Code code) {
		SourceRange at = s.range();
		List<String> labels = s.all("statement_label_reference").stream().map(n -> label(n.text())).toList();
		Optional<Node> tested = s.child("parenthesized_expression");
		if (labels.size() != 3 || tested.isEmpty()) {
			gap(at, code);
			return;
		}
		Expression value = code.kept(parts.expressions().scalar(tested.get(), scope, code), at);
		Expression zero = Terms.number(0, at);
		to(labels.get(0), Terms.binary(Operator.LESS, value, zero, at), at, scope, code);
		to(labels.get(1), Terms.binary(Operator.EQUAL, value, zero, at), at, scope, code);
		to(labels.get(2), at, scope, code);
	}

	/** Where execution may go on after input or output, or a call with alternate returns: which way it takes is not known. */
	void told(Node s, Scope scope, Code code) {
		List<String> labels = s.is("subroutine_call") ? alternates(s)
				: s.all("keyword_argument").stream().flatMap(k -> told(k).stream()).toList();
		for (String label : labels) {
			to(label, Terms.any(Types.LOGICAL, List.of(), s.range()), s.range(), scope, code);
		}
	}
}
