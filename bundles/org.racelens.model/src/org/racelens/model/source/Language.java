package org.racelens.model.source;

/** The languages a front end reads. */
public enum Language {
	C, CPP
}
