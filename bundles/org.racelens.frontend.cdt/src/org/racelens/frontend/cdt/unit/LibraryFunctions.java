package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.DOMException;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.racelens.frontend.cdt.source.SyntaxTree;
import org.racelens.openmp.unit.LibraryCallees;

/** Which of the called functions are declared by the system's headers, and of which libraries these are. */
public final class LibraryFunctions {
	/** functions of POSIX and GNU without a short header that call what they are given before they return */
	private static final Set<String> PROMPT = Set.of("ftw", "nftw", "glob", "scandir", "scandirat", "tsearch", "tfind", "tdelete", "twalk",
			"tdestroy", "lfind", "lsearch", "argp_parse", "dl_iterate_phdr", "fts_open", "makecontext");

	/** functions of the short headers that keep what they are given: POSIX.1-2017, timer_create */
	private static final Set<String> KEEPING = Set.of("timer_create");

	private final SyntaxTree tree;
	private final Set<String> library = new LinkedHashSet<>();
	private final Set<String> prompt = new LinkedHashSet<>();
	private final Set<String> others = new HashSet<>();
	/** the files that declare a function: to find them, all of the text is gone through */
	private final Map<IBinding, Set<String>> declaring = new IdentityHashMap<>();

	LibraryFunctions(SyntaxTree tree) {
		this.tree = tree;
	}

	/**
	 * A call in C.
	 *
	 * @param path of the file that declares the function; empty if none does
	 */
	public void called(String callee, String path) {
		(tree.headers().isSystem(path) ? library : others).add(callee);
		if (!tree.headers().isForeign(path) || PROMPT.contains(callee)) {
			prompt.add(callee);
		}
	}

	/** @param callee by which name the model knows the function, perhaps together with others */
	public void called(ICPPFunction f, String callee) {
		boolean standard = isStandard(f);
		(standard || isDeclaredBy(f, tree.headers()::isSystem) ? library : others).add(callee);
		if (standard || PROMPT.contains(callee) || !isDeclaredBy(f, tree.headers()::isForeign)) {
			prompt.add(callee);
		}
	}

	private static boolean isStandard(ICPPFunction f) {
		try {
			return f.getQualifiedName()[0].equals("std");
		} catch (DOMException e) {
			return false;
		}
	}

	/** Whether a header of the system declares a function. */
	public boolean isDeclaredBySystem(ICPPFunction f) {
		return isDeclaredBy(f, tree.headers()::isSystem);
	}

	/** Whether a function is declared by a header that stands here for one of the system's, and is known by what it computes. */
	public boolean isStandIn(ICPPFunction f) {
		return isDeclaredBy(f, p -> tree.headers().isSystem(p) && !tree.headers().isForeign(p));
	}

	/** Whether a declaration says in which namespace a name is; one in a function means that of the function. C++17 §6.5 p6 */
	boolean isDeclaredOutsideFunctions(IBinding binding) {
		IASTName[] names = tree.unit().getDeclarationsInAST(binding);
		return Stream.of(names).noneMatch(LibraryFunctions::isInFunction);
	}

	private static boolean isInFunction(IASTNode node) {
		IASTNode around = node;
		while (around != null && !(around instanceof IASTCompoundStatement)) {
			around = around.getParent();
		}
		return around != null;
	}

	private boolean isDeclaredBy(ICPPFunction f, Predicate<String> file) {
		IBinding original = f;
		while (original instanceof ICPPSpecialization s) {
			original = s.getSpecializedBinding();
		}
		return declaring.computeIfAbsent(original, this::declaringFiles).stream().anyMatch(file);
	}

	private Set<String> declaringFiles(IBinding function) {
		return Stream.of(tree.unit().getDeclarationsInAST(function)).map(IASTName::getContainingFilename)
				.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** The callees, as calls name them, that are all the system's. */
	public LibraryCallees called() {
		Set<String> all = new LinkedHashSet<>(library);
		all.removeAll(others);
		Set<String> calling = new LinkedHashSet<>(all);
		calling.retainAll(prompt);
		calling.removeAll(KEEPING);
		return new LibraryCallees(all, calling);
	}
}
