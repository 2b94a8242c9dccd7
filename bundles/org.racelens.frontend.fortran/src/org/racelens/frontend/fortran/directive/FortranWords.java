package org.racelens.frontend.fortran.directive;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;

/** Names directives in messages as Fortran does. OpenMP 5.2 §11.5.2 */
final class FortranWords {
	private static final Set<MessageKind> OF_DIRECTIVES = EnumSet.of(MessageKind.UNKNOWN_DIRECTIVE, MessageKind.UNKNOWN_CLAUSE,
			MessageKind.CLAUSE_NOT_ALLOWED);
	private static final Pattern LOOP = Pattern.compile("\\bfor\\b");

	private FortranWords() {
	}

	static SourceMessage of(SourceMessage m) {
		return !OF_DIRECTIVES.contains(m.kind()) ? m
				: new SourceMessage(m.kind(), m.place(), of(m.explanation()), m.cause(), m.weight(), m.schedule());
	}

	private static Explanation of(Explanation e) {
		return new Explanation(e.sentence(), e.arguments().stream().map(FortranWords::of).toList());
	}

	private static Argument of(Argument a) {
		return a instanceof Argument.Name name ? Argument.name(LOOP.matcher(name.text()).replaceAll("do"))
				: a instanceof Explanation part ? of(part) : a;
	}
}
