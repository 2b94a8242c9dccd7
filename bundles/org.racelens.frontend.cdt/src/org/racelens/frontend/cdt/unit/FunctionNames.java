package org.racelens.frontend.cdt.unit;

import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.ASTTypeUtil;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPNamespace;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateInstance;
import org.racelens.model.expression.AtomicOperation;

/** How functions of C++ are named in the model. */
public final class FunctionNames {
	private static final Pattern CONVERSION = Pattern.compile("operator [\\w#:].*");
	private static final String BUILTIN = "__builtin_";
	/** before the names of functions and classes that are the program's own and named like the library's */
	private static final String OWN = "::";

	/** Classes of the library whose member functions are known by name. */
	private static final Set<String> LIBRARY_CLASSES = Set.of("mutex", "recursive_mutex", "thread", "jthread");

	/** What follows the prefix in names of functions that compilers know and no library has. */
	private static final Set<String> COMPILERS_ALONE = Set.of("unreachable", "trap", "assume", "assume_aligned", "expect",
			"expect_with_probability", "prefetch", "constant_p", "object_size", "popcount", "popcountl", "popcountll", "parity", "parityl",
			"parityll", "clz", "clzl", "clzll", "ctz", "ctzl", "ctzll", "bswap16", "bswap32", "bswap64");

	/** Functions of C++'s library that stand in namespace {@code std} alone. */
	private static final Set<String> OF_STD_ALONE = Set.of("min", "max");

	/** Functions by which the smaller or larger of two values is chosen. */
	private static final Set<String> EXTREMA = Set.of("min", "max", "fmin", "fminf", "fminl", "fmax", "fmaxf", "fmaxl");

	private FunctionNames() {
	}

	/**
	 * How a function without a body is known that the program declares outside of namespaces: no library has functions, rather than macros
	 * or members of {@code std}, of some names. C11 §7.17.1 p5
	 */
	public static String declared(String name) {
		return OF_STD_ALONE.contains(name) || AtomicOperation.named(name).isPresent() && !name.startsWith("__") ? OWN + name : name;
	}

	/** How a function without a body is known that is the program's own although a library has one of its name. */
	public static String own(String name) {
		return OWN + name;
	}

	/** The key of a function of C with a body, which the model does not take for the library's. */
	public static String key(String name) {
		return EXTREMA.contains(name) ? OWN + name : name;
	}

	/** Qualified name and parameter types; the plain name where the linker sees no more. */
	public static String key(ICPPFunction f) {
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
	public static String plain(ICPPFunction f) {
		boolean member = f.getOwner() instanceof ICPPClassType;
		String name = member ? f.getOwner().getName() + "::" + f.getName() : f.getName();
		boolean alike = member && f.getOwner().getOwner() == null && LIBRARY_CLASSES.contains(f.getOwner().getName());
		String space = f.isExternC() ? "" : alike ? OWN : ofProgram(member ? f.getOwner().getOwner() : f.getOwner());
		return !space.isEmpty() ? space + name : f.getOwner() == null ? declared(withoutPrefix(name)) : withoutPrefix(name);
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
	public static String withoutPrefix(String name) {
		return name.startsWith(BUILTIN) && !COMPILERS_ALONE.contains(name.substring(BUILTIN.length())) ? name.substring(BUILTIN.length())
				: name;
	}

	/** Whether a call is a hint to the compiler and means its first argument. */
	public static boolean yieldsFirst(String name) {
		return name.equals("__builtin_expect") || name.equals("__builtin_expect_with_probability")
				|| name.equals("__builtin_assume_aligned");
	}

	/** Whether only this unit can call a function by its name. */
	public static boolean isInternal(IASTFunctionDefinition definition, IBinding binding) {
		boolean isStatic = definition.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_static;
		boolean isMember = binding instanceof ICPPFunction f && f.getOwner() instanceof ICPPClassType;
		return isStatic && !isMember || binding instanceof ICPPFunction && isInUnnamedNamespace(binding);
	}

	/** Whether an unnamed namespace, or another scope without a name, is around a binding. */
	public static boolean isInUnnamedNamespace(IBinding binding) {
		for (IBinding owner = binding.getOwner(); owner != null; owner = owner.getOwner()) {
			if (owner.getName().isEmpty()) {
				return true;
			}
		}
		return false;
	}

	/** Whether a member function converts objects of its class, by its name. C++17 §15.3.2 */
	public static boolean isConversion(ICPPMethod m) {
		return CONVERSION.matcher(m.getName()).matches();
	}
}
