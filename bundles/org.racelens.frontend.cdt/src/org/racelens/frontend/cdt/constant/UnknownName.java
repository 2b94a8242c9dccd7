package org.racelens.frontend.cdt.constant;

import org.eclipse.cdt.internal.core.dom.parser.cpp.ICPPEvaluation;
import org.eclipse.cdt.internal.core.dom.parser.cpp.InstantiationContext;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.EvalID;

/** A name that means something in instances of a template only. */
final class UnknownName extends EvalID {
	UnknownName(EvalID e) {
		super(e.getFieldOwner(), e.getNameOwner(), e.getName(), e.isAddressOf(), e.isQualified(), e.isPointerDeref(), e.getTemplateArgs(),
				e.getTemplateDefinition());
	}

	@Override
	public ICPPEvaluation instantiate(InstantiationContext context, int maxDepth) {
		return Typed.of(super.instantiate(context, maxDepth));
	}
}
