package org.racelens.frontend.cdt;

import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPNamespace;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;

/** How functions of C++ are named in the model. */
final class FunctionNames {
	private static final String BUILTIN = "__builtin_";

	/** Classes of the library whose member functions are known by name. */
	private static final Set<String> LIBRARY_CLASSES = Set.of("mutex", "recursive_mutex", "thread", "jthread");

	/** What follows the prefix in names of functions that compilers know and no library has. */
	private static final Set<String> COMPILERS_ALONE = Set.of("unreachable", "trap", "assume", "assume_aligned", "expect",
			"expect_with_probability", "prefetch", "constant_p", "object_size", "popcount", "popcountl", "popcountll", "parity", "parityl",
			"parityll", "clz", "clzl", "clzll", "ctz", "ctzl", "ctzll", "bswap16", "bswap32", "bswap64");

	private FunctionNames() {
	}

	/** Qualified name and parameter types; the plain name where the linker sees no more. */
	static String key(ICPPFunction f) {
		if (f.isExternC() || f.getName().equals("main") && f.getOwner() == null) {
			return f.getName();
		}
		String arguments = f instanceof ICPPTemplateInstance i ? ASTTypeUtil.getArgumentListString(i.getTemplateArguments(), true) : "";
		return owner(f) + f.getName() + arguments + ASTTypeUtil.getParameterTypeStringAndQualifiers(f.getType());
	}

	private static String owner(IBinding f) {
		IBinding owner = f.getOwner();
		if (owner == null) {
			return "";
		}
		return owner instanceof ICPPClassType c ? ASTTypeUtil.getType(c, true) + "::" : owner(owner) + owner.getName() + "::";
	}

	/**
	 * How a function without a body is known: by its name, of a member with its class; {@code std::} is left out, no other namespace is.
	 */
	static String plain(ICPPFunction f) {
		boolean member = f.getOwner() instanceof ICPPClassType;
		String name = member ? f.getOwner().getName() + "::" + f.getName() : f.getName();
		boolean alike = member && f.getOwner().getOwner() == null && LIBRARY_CLASSES.contains(f.getOwner().getName());
		String space = f.isExternC() ? "" : alike ? "::" : ofProgram(member ? f.getOwner().getOwner() : f.getOwner());
		return space.isEmpty() ? withoutPrefix(name) : space + name;
	}

	/** The namespaces of the program around a name; nothing for those of libraries and for what stands in classes or functions. */
	private static String ofProgram(IBinding owner) {
		String names = "";
		for (IBinding n = owner; n != null; n = n.getOwner()) {
			boolean library = n.getName().equals("std") || n.getName().startsWith("__");
			if (library || !(n instanceof ICPPNamespace)) {
				return "";
			}
			names = n.getName() + "::" + names;
		}
		return names;
	}

	/** The compiler's own name of a library function without its prefix; what no library has keeps it. */
	static String withoutPrefix(String name) {
		return name.startsWith(BUILTIN) && !COMPILERS_ALONE.contains(name.substring(BUILTIN.length())) ? name.substring(BUILTIN.length())
				: name;
	}

	/** Whether a call is a hint to the compiler and means its first argument. */
	static boolean yieldsFirst(String name) {
		return name.equals("__builtin_expect") || name.equals("__builtin_expect_with_probability")
				|| name.equals("__builtin_assume_aligned");
	}

	/** Whether only this unit can call a function by its name. */
	static boolean isInternal(IASTFunctionDefinition definition, IBinding binding) {
		boolean isStatic = definition.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_static;
		boolean isMember = binding instanceof ICPPFunction f && f.getOwner() instanceof ICPPClassType;
		return isStatic && !isMember || binding instanceof ICPPFunction && isInUnnamedNamespace(binding);
	}

	static boolean isInUnnamedNamespace(IBinding binding) {
		for (IBinding owner = binding.getOwner(); owner != null; owner = owner.getOwner()) {
			if (owner.getName().isEmpty()) {
				return true;
			}
		}
		return false;
	}
}
