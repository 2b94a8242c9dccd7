package org.racelens.openmp.layer;

import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.QualifiedName;
import org.racelens.openmp.unit.ParsedUnit;

/** The calls of a unit of whose functions the user says what they do. */
public record ModelledCalls(ParsedUnit unit, FunctionModels models) {
	/** What the user says of the function that a call names, with its namespaces or without them. */
	public Optional<FunctionBehaviour> of(Call e) {
		QualifiedName name = QualifiedName.of(e.callee());
		Optional<FunctionBehaviour> said = models.of(name.spelling());
		while (said.isEmpty() && !name.scopes().isEmpty() && !isClass(name.scopes().get(0))) {
			name = name.inside();
			said = models.of(name.spelling());
		}
		return said;
	}

	private boolean isClass(String scope) {
		QualifiedName name = QualifiedName.of(scope);
		return unit.records().keySet().stream().anyMatch(r -> QualifiedName.of(r).ofTemplate().mayBe(name));
	}

	/** Whether a call is of a member function of a class in sight. */
	public boolean isOfMember(Call e) {
		return QualifiedName.of(e.callee()).scope().filter(s -> isClass(s.spelling()) || isClass(s.simple())).isPresent();
	}

	/**
	 * Whether the function that a call names may be one with a body in the unit: a virtual member function stands for those of derived
	 * classes, too.
	 */
	public boolean mayHaveBody(Call e) {
		QualifiedName name = QualifiedName.of(e.callee());
		return !name.simple().equals(e.callee()) && unit.functions().stream().anyMatch(f -> f.name().equals(name.simple()));
	}
}
