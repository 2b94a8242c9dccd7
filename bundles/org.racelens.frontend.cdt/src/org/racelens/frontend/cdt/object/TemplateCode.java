package org.racelens.frontend.cdt.object;

import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionStatement;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IPointerType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateArgument;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPTemplateDefinition;
import org.eclipse.cdt.internal.core.dom.parser.cpp.semantics.CPPTemplates;

/** Code of templates, whose text does not tell which functions its operators, conversions and copies are. C++17 §17.6.2 */
enum TemplateCode {
	/** code of no template, or instances for numbers: such functions are none of the program's */
	FOR_NUMBERS,
	/** instances for classes or rows, or for what is not known */
	FOR_OTHERS;

	/** What the code of a function or class is. */
	static TemplateCode of(IBinding function) {
		return FOR_NUMBERS.called(function);
	}

	/** What code is that belongs to a function which is called from this one, or to one of its classes. */
	TemplateCode called(IBinding function) {
		return function instanceof ICPPTemplateDefinition || function instanceof ICPPSpecialization s && !areNumbers(s) ? FOR_OTHERS
				: function instanceof ICPPSpecialization s && isDependent(s) ? this
				: function instanceof ICPPSpecialization ? FOR_NUMBERS : this;
	}

	private static boolean areNumbers(ICPPSpecialization s) {
		return arguments(s).allMatch(a -> a != null && KeepingNothing.leadsToNumbers(a.getTypeValue()));
	}

	private static boolean isDependent(ICPPSpecialization s) {
		return arguments(s).anyMatch(a -> a.getTypeValue() != null && CPPTemplates.isDependentType(a.getTypeValue()));
	}

	private static Stream<ICPPTemplateArgument> arguments(ICPPSpecialization s) {
		return Stream.of(s.getTemplateParameterMap().getAllParameterPositions()).map(s.getTemplateParameterMap()::getArgument);
	}

	/** Whether a type may be one of classes in an instance. */
	boolean mayBeClass(IType type) {
		return this == FOR_OTHERS && type != null && !(type instanceof IPointerType || type instanceof IArrayType)
				&& CPPTemplates.isDependentType(type);
	}

	/** Whether what is done with a place may be code that an instance chooses. */
	boolean isChosen(IASTExpression place) {
		IASTNode parent = place.getParent();
		boolean named = parent instanceof IASTFieldReference f && !f.isPointerDereference() || parent instanceof IASTExpressionStatement
				|| parent instanceof IASTUnaryExpression u && isWithoutCode(u);
		if (this == FOR_NUMBERS || named) {
			return false;
		}
		boolean part = parent instanceof IASTFieldReference
				|| parent instanceof IASTArraySubscriptExpression s && s.getArrayExpression() == place;
		return mayBeClass(PlaceUse.type(place)) || !part && parent instanceof IASTExpression around && isOfClasses(around);
	}

	private static boolean isWithoutCode(IASTUnaryExpression u) {
		return switch (u.getOperator()) {
			case IASTUnaryExpression.op_bracketedPrimary, IASTUnaryExpression.op_sizeof, IASTUnaryExpression.op_alignOf,
					IASTUnaryExpression.op_noexcept ->
				true;
			default -> false;
		};
	}

	private boolean isOfClasses(IASTExpression around) {
		return mayBeClass(PlaceUse.type(around)) || Stream.of(around.getChildren()).filter(IASTExpression.class::isInstance)
				.map(IASTExpression.class::cast).anyMatch(c -> mayBeClass(PlaceUse.type(c)));
	}
}
