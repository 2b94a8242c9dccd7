package org.racelens.frontend.cdt.lowering;

import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.frontend.cdt.unit.Constants;
import org.racelens.frontend.cdt.unit.ExpiringValues;
import org.racelens.frontend.cdt.unit.Unit;

/**
 * The parts that turn one syntax tree into the model, each by its contract: types contain expressions, expressions types, and statements
 * both, so that no part can be made of others that are finished.
 */
public interface LoweringParts {
	/** For syntax that is not part of the unit's tree, such as a clause's expression: names are looked up by their spelling alone. */
	LoweringParts ofSnippet(Places elsewhere);

	/** What has been lowered so far. */
	Unit unit();

	/** Where syntax stands in the texts. */
	Places places();

	Names names();

	Constants constants();

	BindingTypes bindingTypes();

	Records records();

	Globals globals();

	Functions functions();

	Pragmas pragmas();

	Reductions reductions();

	Types types();

	Expressions expressions();

	Initializers initializers();

	Rows rows();

	ExpiringValues expiring();

	Initializations initialization();

	Conversions conversions();

	Constructions constructions();

	Packs packs();

	Overloads overloads();

	Lambdas lambdas();

	Virtuals virtuals();

	Declarations declarations();

	Statements statements();

	Destructions destruction();

	Directives directives();
}
