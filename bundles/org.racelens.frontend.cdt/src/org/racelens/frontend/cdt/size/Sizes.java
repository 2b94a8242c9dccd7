package org.racelens.frontend.cdt.size;

import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.ICompositeType;
import org.eclipse.cdt.core.dom.ast.IFunctionType;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPPointerToMemberType;
import org.eclipse.cdt.internal.core.dom.parser.SizeofCalculator;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.SemanticUtil;

/** CDT's calculator with the sizes of classes, and with those of pointers to members. Itanium C++ ABI §2.3 */
final class Sizes extends SizeofCalculator {
	private final ClassSizes classes;

	Sizes(IASTTranslationUnit unit, ClassSizes classes) {
		super(unit);
		this.classes = classes;
	}

	@Override
	public SizeAndAlignment sizeAndAlignment(IType type) {
		IType bare = SemanticUtil.getNestedType(type, SemanticUtil.CVTYPE | SemanticUtil.TDEF);
		if (bare instanceof ICompositeType c) {
			return classes.of(c, () -> super.sizeAndAlignment(c)).orElse(null);
		}
		if (bare instanceof ICPPPointerToMemberType p) {
			boolean function = SemanticUtil.getNestedType(p.getType(), SemanticUtil.TDEF) instanceof IFunctionType;
			return function ? new SizeAndAlignment(2 * sizeof_pointer.size, sizeof_pointer.alignment) : sizeof_pointer;
		}
		boolean list = bare instanceof IPointerType p && p.getType() instanceof ICompositeType c && ArgumentLists.isElement(c.getName());
		return list ? new SizeAndAlignment(ArgumentLists.SIZE, sizeof_pointer.alignment) : super.sizeAndAlignment(bare);
	}
}
