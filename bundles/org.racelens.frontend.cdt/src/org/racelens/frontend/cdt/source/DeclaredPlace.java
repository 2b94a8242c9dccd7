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
	/** {@code _Atomic} and its like are attributes by now */
	private static final Set<Integer> SPECIFIERS = Set.of(IToken.t_auto, IToken.t_char, IToken.t_const, IToken.t_double, IToken.t_enum,
			IToken.t_extern, IToken.t_float, IToken.t_inline, IToken.t_int, IToken.t_long, IToken.t_register, IToken.t_short,
			IToken.t_signed,
			IToken.t_static, IToken.t_struct, IToken.t_typedef, IToken.t_union, IToken.t_unsigned, IToken.t_void, IToken.t_volatile,
			IToken.t__Bool, IToken.t__Complex, IGCCToken.t_typeof, IGCCToken.t__attribute__);

	/** what the scanner takes for names, and stands before a type or is one */
	private static final Set<String> SPECIFIER_NAMES = Set.of("_Alignas", "_BitInt", "__auto_type", "__const",
			"__extension__", "__inline", "__inline__", "__int128", "__volatile__", "alignas", "bool", "constexpr", "thread_local",
			"typeof", "typeof_unqual");

	/** keywords that are not those of types */
	private static final Set<Integer> BESIDE_TYPES = Set.of(IToken.t_auto, IToken.t_const, IToken.t_extern, IToken.t_inline,
			IToken.t_register, IToken.t_restrict, IToken.t_static, IToken.t_typedef, IToken.t_volatile, IGCCToken.t__attribute__);
	private static final Set<String> NAMES_BESIDE_TYPES = Set.of("__const", "__extension__", "__inline", "__inline__", "__volatile__",
			"constexpr", "thread_local");

	private DeclaredPlace() {
	}

	/** Whether a declaration may begin behind a token of some type. */
	static boolean mayBegin(int before) {
		return BEFORE.contains(before);
	}

	/** Whether a declaration begins with a token, whatever follows it. */
	static boolean isSpecifier(IToken token) {
		return SPECIFIERS.contains(token.getType()) || token.getType() == IToken.tIDENTIFIER && SPECIFIER_NAMES.contains(token.getImage());
	}

	/** Whether a token of some type begins a declaration. */
	static boolean isSpecifier(int type) {
		return SPECIFIERS.contains(type);
	}

	/** Whether a token qualifies what is declared or says how it is stored, and leaves open what type it has. */
	static boolean standsBesideType(IToken token) {
		return BESIDE_TYPES.contains(token.getType())
				|| token.getType() == IToken.tIDENTIFIER && NAMES_BESIDE_TYPES.contains(token.getImage());
	}

	/** Whether a token names a type, or ends the name of one. */
	static boolean isType(IToken token) {
		return !standsBesideType(token) && (token.getType() == IToken.tIDENTIFIER || isSpecifier(token));
	}

	/** Whether a token of some type qualifies a pointer. */
	static boolean isQualifier(int type) {
		return type == IToken.t_const || type == IToken.t_volatile || type == IToken.t_restrict;
	}

	/** Whether the name before a token is that of a type, which begins a declaration; a product that nobody uses counts as one. */
	static boolean followsType(IToken token) {
		return token.getType() == IToken.tIDENTIFIER || token.getType() == IToken.tSTAR || isSpecifier(token);
	}

	/** Whether the identifier before a token is what is declared: another name or a star would show that it was a type. */
	static boolean endsName(IToken token) {
		return BEHIND_NAME.contains(token.getType());
	}
}
