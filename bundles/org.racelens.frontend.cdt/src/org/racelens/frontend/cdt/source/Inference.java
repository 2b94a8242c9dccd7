package org.racelens.frontend.cdt.source;

import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/** What {@code auto} without a type says in a text. */
enum Inference {
	/** the type is that of the initial value; C23 §6.7.9 */
	BY_AUTO,
	/** nothing of the type: that is {@code int} in C before C23, and C++ is left to CDT */
	NONE;

	/** As the standard of a command says; C without one is taken for the newest. */
	static Inference of(CompileCommand command) {
		boolean infers = command.language() == Language.C
				&& command.standard().map(s -> PredefinedMacros.cVersion(s).equals(PredefinedMacros.C23)).orElse(true);
		return infers ? BY_AUTO : NONE;
	}
}
