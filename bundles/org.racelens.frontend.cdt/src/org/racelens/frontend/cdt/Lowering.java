package org.racelens.frontend.cdt;

import org.racelens.frontend.cdt.declaration.DeclarationLowering;
import org.racelens.frontend.cdt.declaration.DoubtfulNames;
import org.racelens.frontend.cdt.declaration.FunctionRequests;
import org.racelens.frontend.cdt.declaration.GlobalLowering;
import org.racelens.frontend.cdt.declaration.LinkerNames;
import org.racelens.frontend.cdt.declaration.StaticInitialization;
import org.racelens.frontend.cdt.directive.FunctionDirectives;
import org.racelens.frontend.cdt.directive.ReductionLowering;
import org.racelens.frontend.cdt.expression.ConversionLowering;
import org.racelens.frontend.cdt.expression.ExpressionLowering;
import org.racelens.frontend.cdt.expression.LambdaLowering;
import org.racelens.frontend.cdt.lowering.BindingTypes;
import org.racelens.frontend.cdt.lowering.Constructions;
import org.racelens.frontend.cdt.lowering.Conversions;
import org.racelens.frontend.cdt.lowering.Declarations;
import org.racelens.frontend.cdt.lowering.Destructions;
import org.racelens.frontend.cdt.lowering.Directives;
import org.racelens.frontend.cdt.lowering.Expressions;
import org.racelens.frontend.cdt.lowering.Functions;
import org.racelens.frontend.cdt.lowering.Globals;
import org.racelens.frontend.cdt.lowering.Initializations;
import org.racelens.frontend.cdt.lowering.Initializers;
import org.racelens.frontend.cdt.lowering.Lambdas;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.lowering.Overloads;
import org.racelens.frontend.cdt.lowering.Packs;
import org.racelens.frontend.cdt.lowering.Records;
import org.racelens.frontend.cdt.lowering.Reductions;
import org.racelens.frontend.cdt.lowering.Rows;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.lowering.Types;
import org.racelens.frontend.cdt.lowering.Virtuals;
import org.racelens.frontend.cdt.object.ConstructionLowering;
import org.racelens.frontend.cdt.object.Destruction;
import org.racelens.frontend.cdt.object.InitializerLowering;
import org.racelens.frontend.cdt.object.SynthesisedFunctions;
import org.racelens.frontend.cdt.object.VirtualCallees;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.source.Pragmas;
import org.racelens.frontend.cdt.statement.StatementLowering;
import org.racelens.frontend.cdt.template.OverloadResolution;
import org.racelens.frontend.cdt.template.PackExpansion;
import org.racelens.frontend.cdt.type.BindingTypeLowering;
import org.racelens.frontend.cdt.type.BoundNames;
import org.racelens.frontend.cdt.type.Packing;
import org.racelens.frontend.cdt.type.RecordLowering;
import org.racelens.frontend.cdt.type.SpelledNames;
import org.racelens.frontend.cdt.type.TypeLowering;
import org.racelens.frontend.cdt.unit.Constants;
import org.racelens.frontend.cdt.unit.ExpiringValues;
import org.racelens.frontend.cdt.unit.Unit;

/**
 * The parts that turn one syntax tree into the model, tied together because types contain expressions, expressions types, and statements
 * both.
 */
final class Lowering implements LoweringParts {
	private final Unit unit;
	private final Places places;
	private final Names names;
	private final Constants constants;
	private final BindingTypeLowering bindingTypes;
	private final RecordLowering records;
	private final GlobalLowering globals;
	private final FunctionRequests functions;
	private final Pragmas pragmas;
	private final ReductionLowering reductions = new ReductionLowering(this);
	private final ConversionLowering conversions = new ConversionLowering(this);
	private final StaticInitialization initialization;
	private final SynthesisedFunctions rows;
	private final ExpiringValues expiring;
	private final LambdaLowering lambdas;
	private final VirtualCallees virtuals;
	private final ConstructionLowering constructions = new ConstructionLowering(this);
	private final OverloadResolution overloads = new OverloadResolution(this);
	private final PackExpansion packs = new PackExpansion(this);
	private final TypeLowering types = new TypeLowering(this);
	private final ExpressionLowering expressions = new ExpressionLowering(this);
	private final InitializerLowering initializers = new InitializerLowering(this);
	private final DeclarationLowering declarations = new DeclarationLowering(this);
	private final StatementLowering statements = new StatementLowering(this);
	private final Destruction destruction = new Destruction(this);
	private final FunctionDirectives directives;

	Lowering(Unit unit) {
		this.unit = unit;
		Places.OfUnit ofUnit = new Places.OfUnit(unit.tree());
		places = ofUnit;
		names = new BoundNames(this);
		constants = new Constants();
		bindingTypes = new BindingTypeLowering(this);
		records = new RecordLowering(this, Packing.read(unit.tree(), ofUnit));
		pragmas = Pragmas.read(unit.tree(), ofUnit);
		DoubtfulNames doubtful = DoubtfulNames.read(unit, ofUnit);
		globals = new GlobalLowering(this, LinkerNames.read(unit.tree(), ofUnit), doubtful);
		directives = new FunctionDirectives(this);
		functions = new FunctionRequests(this, doubtful);
		initialization = new StaticInitialization(this);
		rows = new SynthesisedFunctions(this);
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
		directives = of.directives;
		functions = of.functions;
		initialization = of.initialization;
		rows = of.rows;
		expiring = of.expiring;
		lambdas = of.lambdas;
		virtuals = of.virtuals;
	}

	@Override
	public LoweringParts ofSnippet(Places elsewhere) {
		return new Lowering(this, elsewhere);
	}

	@Override
	public Unit unit() {
		return unit;
	}

	@Override
	public Places places() {
		return places;
	}

	@Override
	public Names names() {
		return names;
	}

	@Override
	public Constants constants() {
		return constants;
	}

	@Override
	public BindingTypes bindingTypes() {
		return bindingTypes;
	}

	@Override
	public Records records() {
		return records;
	}

	@Override
	public Globals globals() {
		return globals;
	}

	@Override
	public Functions functions() {
		return functions;
	}

	@Override
	public Pragmas pragmas() {
		return pragmas;
	}

	@Override
	public Reductions reductions() {
		return reductions;
	}

	@Override
	public Types types() {
		return types;
	}

	@Override
	public Expressions expressions() {
		return expressions;
	}

	@Override
	public Initializers initializers() {
		return initializers;
	}

	@Override
	public Rows rows() {
		return rows;
	}

	@Override
	public ExpiringValues expiring() {
		return expiring;
	}

	@Override
	public Initializations initialization() {
		return initialization;
	}

	@Override
	public Conversions conversions() {
		return conversions;
	}

	@Override
	public Constructions constructions() {
		return constructions;
	}

	@Override
	public Packs packs() {
		return packs;
	}

	@Override
	public Overloads overloads() {
		return overloads;
	}

	@Override
	public Lambdas lambdas() {
		return lambdas;
	}

	@Override
	public Virtuals virtuals() {
		return virtuals;
	}

	@Override
	public Declarations declarations() {
		return declarations;
	}

	@Override
	public Statements statements() {
		return statements;
	}

	@Override
	public Destructions destruction() {
		return destruction;
	}

	@Override
	public Directives directives() {
		return directives;
	}
}
