package org.racelens.frontend.cdt.source;

import java.util.Set;
import org.eclipse.cdt.core.parser.IGCCToken;
import org.eclipse.cdt.core.parser.IToken;

/** Where in a text of C a list of attributes belongs to what is declared, and not to a statement or a type. C23 §6.7.13 */
final class DeclaredPlace {
	private static final Set<Integer> BEFORE = Set.of(IToken.tSEMI, IToken.tLBRACE, IToken.tRBRACE, IToken.tCOLON, IToken.tLPAREN,
			IToken.tCOMMA);
	private static final Set<Integer> BEHIND_NAME = Set.of(IToken.tASSIGN, IToken.tSEMI, IToken.tCOMMA, IToken.tCOLON, IToken.tLBRACKET,
			IToken.tLPAREN, IToken.tRPAREN);
	private static final Set<Integer> SPECIFIERS = Set.of(IToken.t_auto, IToken.t_char, IToken.t_const, IToken.t_double, IToken.t_enum,
			IToken.t_extern, IToken.t_float, IToken.t_inline, IToken.t_int, IToken.t_long, IToken.t_register, IToken.t_short,
			IToken.t_signed,
			IToken.t_static, IToken.t_struct, IToken.t_typedef, IToken.t_union, IToken.t_unsigned, IToken.t_void, IToken.t_volatile,
			IToken.t__Bool, IToken.t__Complex, IGCCToken.t_typeof);

	private DeclaredPlace() {
	}

	/** Whether a declaration may begin behind a token of some type. */
	static boolean mayBegin(int before) {
		return BEFORE.contains(before);
	}

	/** Whether a token is a keyword with which a declaration begins. */
	static boolean isSpecifier(IToken token) {
		return SPECIFIERS.contains(token.getType());
	}

	/** Whether the identifier before a token is what is declared: another name or a star would show that it was a type. */
	static boolean endsName(IToken token) {
		return BEHIND_NAME.contains(token.getType());
	}
}
