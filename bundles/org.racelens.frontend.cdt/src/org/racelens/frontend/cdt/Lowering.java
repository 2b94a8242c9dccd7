package org.racelens.frontend.cdt;

import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.frontend.cdt.unit.Constants;
import org.racelens.frontend.cdt.unit.ExpiringValues;
import org.racelens.frontend.cdt.unit.Unit;

/**
 * The parts that turn one syntax tree into the model, tied together because types contain expressions, expressions types, and statements
 * both.
 */
final class Lowering {
	private final Unit unit;
	private final Places places;
	private final Names names;
	private final Constants constants;
	private final BindingTypes bindingTypes;
	private final Records records;
	private final Globals globals;
	private final Functions functions;
	private final Pragmas pragmas;
	private final ReductionLowering reductions = new ReductionLowering(this);
	private final Conversions conversions = new Conversions(this);
	private final StaticInitialization initialization;
	private final RowCode rows;
	private final ExpiringValues expiring;
	private final LambdaLowering lambdas;
	private final VirtualCallees virtuals;
	private final ConstructionLowering constructions = new ConstructionLowering(this);
	private final Overloads overloads = new Overloads(this);
	private final PackExpansion packs = new PackExpansion(this);
	private final TypeLowering types = new TypeLowering(this);
	private final ExpressionLowering expressions = new ExpressionLowering(this);
	private final InitializerLowering initializers = new InitializerLowering(this);
	private final DeclarationLowering declarations = new DeclarationLowering(this);
	private final StatementLowering statements = new StatementLowering(this);

	Lowering(Unit unit) {
		this.unit = unit;
		Places.OfUnit ofUnit = new Places.OfUnit(unit.tree());
		places = ofUnit;
		names = new BoundNames(this);
		constants = new Constants();
		bindingTypes = new BindingTypes(this);
		records = new Records(this, Packing.read(unit.tree(), ofUnit));
		pragmas = Pragmas.read(unit.tree(), ofUnit);
		globals = new Globals(this, LinkerNames.read(unit.tree(), ofUnit));
		functions = new Functions(this);
		initialization = new StaticInitialization(this);
		rows = new RowCode(this);
		expiring = new ExpiringValues();
		lambdas = new LambdaLowering(this);
		virtuals = new VirtualCallees(this);
	}

	private Lowering(Lowering of, Places places) {
		unit = of.unit;
		this.places = places;
		names = new SpelledNames(of);
		constants = of.constants;
		bindingTypes = of.bindingTypes;
		records = of.records;
		pragmas = Pragmas.NONE;
		globals = of.globals;
		functions = of.functions;
		initialization = of.initialization;
		rows = of.rows;
		expiring = of.expiring;
		lambdas = of.lambdas;
		virtuals = of.virtuals;
	}

	/** For syntax that is not part of the unit's tree, such as a clause's expression: names are looked up by their spelling alone. */
	Lowering ofSnippet(Places elsewhere) {
		return new Lowering(this, elsewhere);
	}

	Unit unit() {
		return unit;
	}

	Places places() {
		return places;
	}

	Names names() {
		return names;
	}

	Constants constants() {
		return constants;
	}

	BindingTypes bindingTypes() {
		return bindingTypes;
	}

	Records records() {
		return records;
	}

	Globals globals() {
		return globals;
	}

	Functions functions() {
		return functions;
	}

	Pragmas pragmas() {
		return pragmas;
	}

	ReductionLowering reductions() {
		return reductions;
	}

	TypeLowering types() {
		return types;
	}

	ExpressionLowering expressions() {
		return expressions;
	}

	InitializerLowering initializers() {
		return initializers;
	}

	RowCode rows() {
		return rows;
	}

	ExpiringValues expiring() {
		return expiring;
	}

	StaticInitialization initialization() {
		return initialization;
	}

	Conversions conversions() {
		return conversions;
	}

	ConstructionLowering constructions() {
		return constructions;
	}

	PackExpansion packs() {
		return packs;
	}

	Overloads overloads() {
		return overloads;
	}

	LambdaLowering lambdas() {
		return lambdas;
	}

	VirtualCallees virtuals() {
		return virtuals;
	}

	DeclarationLowering declarations() {
		return declarations;
	}

	StatementLowering statements() {
		return statements;
	}
}
