package org.racelens.frontend.cdt.unit;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPSpecialization;

/** Where the classes of a unit are defined; CDT would search the whole tree for each. */
public final class Definitions {
	private final IASTTranslationUnit unit;
	private Map<IBinding, IASTCompositeTypeSpecifier> classes;

	public Definitions(IASTTranslationUnit unit) {
		this.unit = unit;
	}

	/** The definition of a class, for an instance of a template that of the template. */
	public Optional<IASTCompositeTypeSpecifier> of(IBinding type) {
		if (classes == null) {
			classes = read();
		}
		IBinding b = type;
		while (!classes.containsKey(b) && b instanceof ICPPSpecialization s) {
			b = s.getSpecializedBinding();
		}
		return Optional.ofNullable(classes.get(b));
	}

	private Map<IBinding, IASTCompositeTypeSpecifier> read() {
		Map<IBinding, IASTCompositeTypeSpecifier> result = new HashMap<>();
		unit.accept(new ASTVisitor() {
			{
				shouldVisitDeclSpecifiers = true;
			}

			@Override
			public int visit(IASTDeclSpecifier specifier) {
				if (specifier instanceof IASTCompositeTypeSpecifier composite) {
					IBinding binding = composite.getName().resolveBinding();
					if (binding != null) {
						result.putIfAbsent(binding, composite);
					}
				}
				return PROCESS_CONTINUE;
			}
		});
		return result;
	}
}
