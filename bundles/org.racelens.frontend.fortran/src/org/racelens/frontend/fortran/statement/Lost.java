package org.racelens.frontend.fortran.statement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Unmodelled;

/** What is not known after a statement that is not understood: the values of all that it names. */
record Lost(Parts parts, Transfers transfers) {
	private static final Pattern WORD = Pattern.compile("(?<![\\w.])[a-z]\\w*");

	/** Adds a statement that may do anything to what its text names. */
	void after(Node s, GapKind kind, Explanation why, List<Statement> inside, Scope scope, Code code) {
		code.add(new Unmodelled(new ModelGap(kind, s.range(), why), inside, s.range()));
		Set<String> names = new LinkedHashSet<>();
		if (s.isBroken()) {
			WORD.matcher(line(s)).results().forEach(m -> names.add(m.group()));
		} else {
			collect(s.is("assignment_statement") ? target(s) : s, names);
		}
		Code changes = code.apart();
		names.forEach(n -> StatementLowering.data(scope, n).filter(d -> !counts(d, scope)).ifPresent(d -> lose(d, s, changes)));
		if (s.isBroken()) {
			handOver(names.stream().flatMap(n -> StatementLowering.data(scope, n).stream()).toList(), s.range(), changes);
		}
		if (!changes.isEmpty()) {
			code.add(new If(Terms.any(Types.LOGICAL, List.of(), s.range()), changes.block(s.range()), Optional.empty(), s.range()));
		}
	}

	/** What cannot be read may also make a pointer lead to what else it names, as a procedure may to which both are handed. */
	private static void handOver(List<Data> named, SourceRange at, Code changes) {
		if (named.stream().anyMatch(Data::isDescribed)) {
			List<Expression> addresses = named.stream().map(d -> d.object(at))
					.<Expression>map(o -> new Expression.AddressOf(o, Types.to(o.type()), at)).toList();
			changes.evaluate(new Expression.Call("unread statement", Optional.empty(), addresses, VoidType.VOID, at));
		}
	}

	/** The lines of what cannot be read: how they are divided into statements and names is not known. */
	private static String line(Node s) {
		String text = s.source().text();
		int start = s.start();
		int last = Math.max(start, s.end() - 1);
		while (last > start && Character.isWhitespace(text.charAt(last))) {
			last--;
		}
		while (start < last && Character.isWhitespace(text.charAt(start))) {
			start++;
		}
		int end = text.indexOf('\n', last);
		return text.substring(text.lastIndexOf('\n', start - 1) + 1, end < 0 ? text.length() : end).toLowerCase(Locale.ROOT);
	}

	/** What counts the iterations of a loop around the statement stays as it is, whatever is written there. Fortran 2018 §11.1.7.4.3 */
	private static boolean counts(Data d, Scope scope) {
		return scope.loop().filter(l -> l.isCountedBy(d.variable())).isPresent();
	}

	private void lose(Data d, Node s, Code changes) {
		if (d.isDescribed()) {
			Expression data = d.descriptor().data(d.object(s.range()), s.range());
			changes.assign(data, Terms.any(data.type(), List.of(), s.range()), s.range());
		} else {
			transfers.write(parts.designators().whole(d, s.range()), s, changes);
		}
	}

	/** What an assignment changes. */
	private static Node target(Node assignment) {
		Node target = assignment.children().get(0);
		while (!target.is("identifier") && !target.children().isEmpty()) {
			target = target.children().get(0);
		}
		return target;
	}

	private static void collect(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> collect(c, names));
	}
}
