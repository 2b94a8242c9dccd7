! Claim: a procedure that is passed on is the one that is called. Source: Fortran 2018 §15.5.2.9
program main
  implicit none
  integer :: n, i
  n = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    call twice(count_up)
  end do
  print *, n
contains
  subroutine count_up()
    n = n + 1 !@ race(n)
  end subroutine count_up
  subroutine twice(f)
    interface
      subroutine f()
      end subroutine f
    end interface
    call f()
    call f()
  end subroutine twice
end program main
