package org.racelens.frontend.cdt.declaration;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.racelens.frontend.cdt.source.Attributes;
import org.racelens.frontend.cdt.unit.Unit;

/** The functions that another unit may replace, so that calls are of unknown code: those that say {@code weak}. */
final class WeakFunctions {
	/** the attribute, and what is told of the names of such functions' bodies */
	static final String MARK = "weak";
	private static final Pattern PRAGMA = Pattern.compile("#\\s*pragma\\s+weak\\s+(\\w+)\\s*");

	private final Unit unit;
	/** C: names; C++: bindings */
	private final Set<Object> weak = new HashSet<>();

	WeakFunctions(Unit unit) {
		this.unit = unit;
	}

	void announce(IASTDeclarator named) {
		if (Attributes.mark(named, MARK)) {
			weak.add(unit.isC() ? named.getName().toString() : named.getName().resolveBinding());
		}
	}

	/** The functions of C that {@code #pragma weak} names. */
	void announcePragmas() {
		for (IASTPreprocessorStatement s : unit.tree().unit().getAllPreprocessorStatements()) {
			Matcher named = PRAGMA.matcher(s.getRawSignature());
			if (s.isActive() && named.matches()) {
				weak.add(named.group(1));
			}
		}
	}

	/** @param function a name of C, or a binding of C++ */
	boolean contains(Object function) {
		return weak.contains(function);
	}
}
