package org.racelens.frontend.cdt.type;

import java.util.Arrays;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTCompositeTypeSpecifier.ICPPASTBaseSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;

/** The classes whose objects hold a pointer for what is chosen when the program runs. Itanium C++ ABI §1.1, "dynamic class" */
final class DynamicClasses {
	private final RecordLowering records;

	DynamicClasses(RecordLowering records) {
		this.records = records;
	}

	/** Whether objects of a class begin with a pointer to its virtual functions. */
	boolean isPolymorphic(IBinding type) {
		if (!(type instanceof ICPPClassType c)) {
			return false;
		}
		boolean own = records.definition(c).filter(d -> d instanceof ICPPASTCompositeTypeSpecifier p && declaresVirtual(p))
				.isPresent();
		for (ICPPBase base : c.getBases()) {
			own |= isPolymorphic(base.getBaseClass());
		}
		return own;
	}

	/** Whether a class has virtual functions or bases of its own, for which objects hold a pointer. */
	static boolean declaresVirtual(ICPPASTCompositeTypeSpecifier cpp) {
		if (Arrays.stream(cpp.getBaseSpecifiers()).anyMatch(ICPPASTBaseSpecifier::isVirtual)) {
			return true;
		}
		for (IASTDeclaration member : cpp.getMembers()) {
			IASTDeclSpecifier s = member instanceof IASTFunctionDefinition f
					? f.getDeclSpecifier()
					: member instanceof IASTSimpleDeclaration d ? d.getDeclSpecifier() : null;
			if (s instanceof ICPPASTDeclSpecifier p && p.isVirtual()) {
				return true;
			}
		}
		return false;
	}
}
