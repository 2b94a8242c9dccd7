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

	/** The part that tells what names stand for. */
	Names names();

	/** The part that evaluates constant expressions. */
	Constants constants();

	/** The part that lowers the types of CDT's bindings. */
	BindingTypes bindingTypes();

	/** The part that lowers classes, structures and unions. */
	Records records();

	/** The part that lowers variables of namespace scope. */
	Globals globals();

	/** The part that lowers functions. */
	Functions functions();

	/** The pragmas of the unit. */
	Pragmas pragmas();

	/** The part that lowers declared reductions. */
	Reductions reductions();

	/** The part that lowers the types of declarations. */
	Types types();

	/** The part that lowers expressions. */
	Expressions expressions();

	/** The part that lowers initial values. */
	Initializers initializers();

	/** The part that writes functions for rows of objects. */
	Rows rows();

	/** The expressions whose objects may be moved from. */
	ExpiringValues expiring();

	/** The part that lowers the code which makes variables. */
	Initializations initialization();

	/** The part that lowers conversions. */
	Conversions conversions();

	/** The part that lowers how objects of classes are made and copied. */
	Constructions constructions();

	/** The part that tells what parameter packs stand for. */
	Packs packs();

	/** The part that chooses functions where CDT does not. */
	Overloads overloads();

	/** The part that lowers lambdas. */
	Lambdas lambdas();

	/** The part that knows virtual functions and their overriders. */
	Virtuals virtuals();

	/** The part that lowers declarations. */
	Declarations declarations();

	/** The part that lowers statements. */
	Statements statements();

	/** The part that lowers the ends of objects. */
	Destructions destruction();

	/** The part that lowers directives of statements. */
	Directives directives();
}
