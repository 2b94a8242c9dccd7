package org.racelens.frontend.cdt.type;

import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTVisibilityLabel;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.source.Declarators;

/** Which classes are plain data for their layout: the padding at their ends stays theirs. Itanium C++ ABI §1.1, "POD" */
final class PlainData {
	private PlainData() {
	}

	static boolean is(ICPPASTCompositeTypeSpecifier type) {
		if (type.getBaseSpecifiers().length > 0) {
			return false;
		}
		boolean open = type.getKey() != ICPPASTCompositeTypeSpecifier.k_class;
		for (IASTDeclaration member : type.getMembers()) {
			if (member instanceof ICPPASTVisibilityLabel label) {
				open = label.getVisibility() == ICPPASTVisibilityLabel.v_public;
			} else if (member instanceof ICPPASTFunctionDefinition f) {
				if (!isPlain(f.getDeclSpecifier(), f.getDeclarator(), f.isDefaulted() || f.isDeleted())) {
					return false;
				}
			} else if (member instanceof IASTSimpleDeclaration d && !isPlain(d, open)) {
				return false;
			}
		}
		return true;
	}

	private static boolean isPlain(IASTSimpleDeclaration d, boolean open) {
		int storage = d.getDeclSpecifier().getStorageClass();
		boolean stored = storage != IASTDeclSpecifier.sc_static && storage != IASTDeclSpecifier.sc_typedef;
		for (IASTDeclarator declarator : d.getDeclarators()) {
			boolean function = Declarators.declaresFunction(declarator);
			if (function ? !isPlain(d.getDeclSpecifier(), declarator, false) : stored && !open) {
				return false;
			}
		}
		return true;
	}

	/** Whether a function leaves its class plain data: it is not virtual, and does not make, end or assign objects in a way of its own. */
	private static boolean isPlain(IASTDeclSpecifier specifier, IASTDeclarator declarator, boolean given) {
		IBinding binding = Declarators.innermost(declarator).getName().resolveBinding();
		boolean own = binding instanceof ICPPConstructor || binding instanceof ICPPMethod m && m.isDestructor()
				|| binding != null && binding.getName().equals("operator =");
		return !(specifier instanceof ICPPASTDeclSpecifier s && s.isVirtual()) && !(own && !given);
	}
}
