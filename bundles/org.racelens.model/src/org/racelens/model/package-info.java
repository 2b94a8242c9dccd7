/**
 * The language-neutral program: what the front end makes and the analysis reads. Invariant: immutable values that depend on nothing else.
 */
package org.racelens.model;
