package org.racelens.frontend.fortran.lowering;

import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.source.SourceRange;

/** What names of objects and of their parts mean. Fortran 2018 §9 */
public interface Designators {
	/** The object that an expression names; empty where it names none. */
	Optional<Value> object(Node e, Scope scope, Code code);

	/** The variable of a name; one without a declaration comes into being with its first use. Fortran 2018 §8.7 */
	Optional<Data> variable(String name, Scope scope, SourceRange at);

	/** A variable as a whole. */
	Value whole(Data data, SourceRange at);
}
