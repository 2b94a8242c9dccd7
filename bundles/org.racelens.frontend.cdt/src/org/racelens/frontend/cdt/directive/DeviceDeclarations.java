package org.racelens.frontend.cdt.directive;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTStatement;
import org.eclipse.cdt.core.dom.ast.IField;
import org.eclipse.cdt.core.dom.ast.IParameter;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Places;

/**
 * What is declared between {@code begin declare target} and its end, also in headers that are included there: any declaration of a variable
 * there counts for it, whether it is its definition or not. OpenMP 5.2 §7.8.2
 */
final class DeviceDeclarations {
	private final LoweringParts lowering;
	private final Deque<Integer> open = new ArrayDeque<>();
	private final List<Part> parts = new ArrayList<>();

	/** A part of the text, by places among the tokens of the unit. */
	private record Part(int start, int end) {
		boolean contains(int token) {
			return start < token && token < end;
		}
	}

	DeviceDeclarations(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Such parts may be inside of others. */
	void begin(int token) {
		open.push(token);
	}

	/** Ends the part that was begun last. */
	void end(int token) {
		if (!open.isEmpty()) {
			parts.add(new Part(open.pop(), token));
		}
	}

	/** Places the variables of all parts on devices. */
	void place() {
		if (!parts.isEmpty()) {
			lowering.unit().tree().unit().accept(new Declarators());
		}
	}

	/** Outside of functions. */
	private final class Declarators extends ASTVisitor {
		Declarators() {
			shouldVisitDeclarators = true;
			shouldVisitStatements = true;
		}

		@Override
		public int visit(IASTStatement statement) {
			return PROCESS_SKIP;
		}

		@Override
		public int visit(IASTDeclarator declarator) {
			boolean isInside = parts.stream().anyMatch(p -> p.contains(Places.start(declarator)));
			if (isInside && declarator.getName().resolveBinding() instanceof IVariable variable && isStatic(variable)) {
				lowering.unit().declared().addOnDevice(lowering.globals().of(variable).variable());
			}
			return PROCESS_CONTINUE;
		}

		private static boolean isStatic(IVariable variable) {
			return !(variable instanceof IParameter) && (!(variable instanceof IField field) || field.isStatic());
		}
	}
}
