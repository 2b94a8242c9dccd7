/** Parts of a program that teams or lone threads execute: how often, with which numbers of threads, and what they leave. */
package org.racelens.analysis.tests.execution.team;
